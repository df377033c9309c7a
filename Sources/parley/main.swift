print("Parley")
