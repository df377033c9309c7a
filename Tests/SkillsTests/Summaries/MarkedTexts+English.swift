extension MarkedText {
  /// English texts: a news report, minutes, an essay, a field report, advice.
  static let english: [MarkedText] = [
    MarkedText(
      """
      The ferry to Lund Island has been late again this month, and passengers are losing patience.
      Anna Berg, who crosses twice a day, says she now keeps a sleeping bag in her office.
      *An inspection last week found cracks in both engines of the only ship on the line.
      The ship was built in 1978 and was meant to serve for thirty years.
      Its captain, who asked not to be named, calls it a good old lady with a bad heart.

      *The county council decided on Monday to take the ship out of service from the first of May.
      Until a replacement arrives, two smaller boats will carry passengers but no cars.
      That means that goods for the island's three shops must come by helicopter, or not at all.
      "We will eat a lot of fish," said the owner of one of them.

      *A new electric ferry, ordered from a yard in Norway, is expected in the autumn of next year.
      It will cost 14 million, of which the state pays half.
      The yard has built nine ships of the same kind, most of them for the fjords.
      Some islanders would rather have had a bridge, which was last discussed in 1991.
      The council says that a bridge would have cost six times as much as the ferry.
      """),
    MarkedText(
      """
      # Minutes, product meeting

      Present were Lena, Tom, Priya and Jo; Sam sent his apologies.
      We began with a look at the support numbers, which Tom had prepared.
      *Most complaints of the last quarter are about slow search, not about missing functions.
      One customer wrote that she makes tea while the results load.
      Tom showed that queries with more than three words take eight seconds on average.

      Priya explained how the index is built at the moment.
      It is rebuilt every night from scratch, and the job has grown from one hour to five.
      *We agreed to replace the nightly rebuild by an index that is updated with every change.
      Jo asked whether this needs new hardware, and Priya thinks that it does not.
      Lena would like to see figures before she believes it.

      - The coffee machine is broken again.
      - The summer party moves to the 12th.

      *The release planned for March is put off to May, so that the new index can be tested first.
      Lena will tell the three largest customers in person.
      Nobody was happy about the delay, but nobody wanted a second launch like the last one either.
      The next meeting is on Tuesday.
      """),
    MarkedText(
      """
      When I was a child, my grandmother kept bees behind the barn.
      She wore no veil, smoked a pipe, and claimed that the bees knew her.
      I was stung eleven times in one summer and swore I would never go near a hive again.
      Thirty years later I own forty of them.

      People who start with bees nearly always worry about the wrong thing.
      They worry about stings, about swarms, about the neighbours.
      *What kills most colonies in this country is a mite the size of a pinhead.
      The mite feeds on the young bees and carries viruses from one to the next.
      A colony that looks strong in August can be dead by Christmas.
      *The beekeepers who lose few colonies are those who count their mites every month and treat early.
      Counting takes five minutes: half a cup of bees, some powdered sugar, a jar with a mesh lid.
      Three mites in a hundred bees is the line at which I act.

      There are many treatments, and the quarrels about them fill whole forums.
      Some swear by oxalic acid, others by heat, a few by doing nothing at all.
      *In my own records over ten years, the kind of treatment mattered far less than its date.
      Treated before the middle of August, nine colonies in ten survived the winter.
      Treated in October, it was little more than half.
      My grandmother never heard of the mite, which reached our valley the year after she died.
      """),
    MarkedText(
      """
      The survey covered 212 wells in four districts between March and June.
      Teams travelled by motorcycle, since two of the bridges had been washed away.
      At each well they took two samples, one of which was tested on the spot.
      The other was sent to the laboratory in the capital, a journey of two days.

      *Arsenic was above the safe limit in 61 of the 212 wells, nearly all of them dug after 2005.
      The older wells are wide and shallow, and reach only the upper layer of sand.
      The newer ones are drilled to thirty metres and more, where the rock holds arsenic.
      In the village of Tarsa, all five of the new wells were affected.
      People there had been proud of the clear water, and some did not believe the result.

      Bacteria were found in 140 wells, most often after rain.
      *Boiling removes the bacteria but not the arsenic, and this is not widely understood.
      In interviews, four out of five families said that boiled water is safe from everything.
      One teacher has started to draw the difference on the school wall.

      *We recommend closing the 61 wells at once and bringing water by truck until filters are installed.
      A filter of sand and iron costs about forty dollars and lasts for three years.
      The district offices have asked for training on how to build them.
      A second survey should follow after the rains, in the two districts that could not be reached.
      """),
    MarkedText(
      """
      Every January the gyms fill up, and every March they are empty again.
      I have been a trainer for sixteen years, and I could set my calendar by it.
      Last week a man of fifty told me that he had bought his ninth membership.
      *People don't give up because they are lazy, but because they begin with far too much.
      An hour a day sounds heroic on the second of January.
      By the twentieth it is an appointment with a stranger.

      *Those who are still with me after a year all began with something almost ridiculously small.
      One did ten squats while the kettle boiled.
      Another walked round the block after lunch, in office shoes.
      Neither of them called it exercise, and so neither of them could fail at it.
      After some months the small thing had become a part of the day, like brushing teeth.

      Then, and only then, does it make sense to add weight, distance or minutes.
      *The best moment for a new habit is right after an old one that never fails.
      Coffee works well, because nobody forgets coffee.
      Apps, on the other hand, are mostly forgotten after a week.
      Mr. Ellis, my oldest client, is 84 and has never owned a pair of running shoes.
      He still does his ten squats, and the kettle has been replaced three times.
      """),
  ]
}
