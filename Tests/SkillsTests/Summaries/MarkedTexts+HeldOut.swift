extension MarkedText {
  /// Texts in both languages that no weight was chosen by.
  static let heldOut: [MarkedText] = [
    MarkedText(
      """
      *The library of Harrow will open on Sundays from next month, the first time in its history.
      The doors will be open from ten to four, with one librarian and two students on duty.
      *A trial in the spring drew more visitors on six Sundays than on a whole month of Mondays.
      Most of them were families, and many had never held a library card.
      The children's corner ran out of chairs on the second day.
      In return, the library will close on Monday mornings, when it is almost empty.
      Two readers have complained about that in letters to the editor.
      *The costs of about 30,000 a year are paid by a foundation for the first three years.
      What happens after that is open, the head of the library admits.
      She hopes that by then nobody will remember that it was ever closed.
      """),
    MarkedText(
      """
      ## What happened on Thursday

      At 9:12 the shop stopped taking orders, and the phones began to ring.
      For the first ten minutes we looked in the wrong place, namely at the payment provider.
      Their status page was green, and it stayed green all day.
      Then Marta saw that the disk of the database server was full.

      ```
      df -h /var/lib/db
      ```

      *The disk had been filled by log files that a debug setting had been writing since Monday.
      The setting was switched on during a test and never switched off again.
      An alarm for full disks exists, but it was sent to a mailbox of a colleague who left in spring.
      We deleted the oldest logs, and at 9:58 the first order came through.
      *In 46 minutes we lost about 310 orders, of which a third were placed again later.

      *From now on alarms go to the team's channel and not to persons, and logs are cut off at ten gigabytes.
      Debug settings will expire after a day unless someone renews them.
      The customers who were affected get a voucher, which Ines is preparing.
      """),
    MarkedText(
      """
      Ask a class of ten-year-olds where the sun goes at night, and you will hear wonderful things.
      It sleeps in the sea, it hides behind the moon, it lights the other children.
      For years I corrected such answers as quickly as I could.
      *Now I let the children test their own ideas first, and they learn more from it than from mine.
      A lamp, a ball and a dark room are all it takes.
      The child who had put the sun to sleep in the sea found out alone that the ball turns.
      She was so pleased that she explained it to the caretaker.
      *A wrong idea that a child has tested and given up is worth more than a right one it has copied.
      This takes time, of course, and time is what the timetable lacks.
      *I therefore teach fewer subjects a year than the plan asks for, with the blessing of our head.
      At the end of the year my classes do no worse in the tests than the others.
      And they still ask questions, which is more than can be said of most grown-ups.
      """),
    MarkedText(
      """
      *从下个月起，市图书馆的自习室将延长开放到晚上十一点，周末也不例外。
      此前自习室九点就关门，不少学生只好转到附近的快餐店继续看书。
      图书馆去年发过一份问卷，收回了两千多份。
      *近七成的读者希望延长时间，呼声最高的是备考的学生和下班后进修的职工。
      有一位读者在问卷上画了一盏灯，旁边写着，请为我留着。
      为了保证安全，晚上会增加两名保安，门口的路灯也已经换新。
      *延长开放每年要多花六十万元，由市财政承担一半，另一半来自企业捐助。
      馆长说，灯多亮两个小时，值得。
      至于咖啡机，目前还没有增加的打算。
      """),
    MarkedText(
      """
      星期四上午九点十分，网店突然不能下单了。
      客服电话一下子被打爆，大家都慌了。
      一开始我们以为是支付公司的问题，在那边查了十几分钟。
      后来小马发现，数据库服务器的硬盘满了。
      *硬盘是被调试日志写满的，这个设置周一测试时打开，之后忘了关。
      其实硬盘快满的时候发过警报，可是收件人已经离职半年。
      删掉旧日志以后，九点五十六分恢复正常。
      *四十六分钟里一共损失了三百多个订单，其中三分之一后来重新下了单。
      事后大家开了一个小时的会。
      *今后警报一律发到团队群里，不再发给个人，日志也限制在十个G以内。
      受影响的顾客每人送一张优惠券，由小林负责。
      没有人因为这件事受处分，忘关设置的同事请大家喝了奶茶。
      """),
    MarkedText(
      """
      我家楼下有一棵老槐树，夏天的时候，树荫能盖住半条街。
      老人们在树下下棋，孩子们在树下追跑。
      前年修路，施工队要把它砍掉，居民们围着树站了一整天。
      *最后路改了线，绕开了老树，多花了十几万元。
      当时有人说不值，一棵树而已。
      今年夏天特别热，气象站的朋友带来仪器，在街上测了一个星期。
      *树荫下的路面温度比没有树的地方低了将近二十度，空调用电也少了两成。
      消息传开以后，隔壁的小区也来打听种什么树好。
      *其实一棵树要长三十年才有这样的树荫，所以留住一棵老树比种下十棵新树更划算。
      砍树只要一个上午，这一点谁都明白。
      如今那条路拐了一个弯，司机们都习惯了。
      """),
  ]
}
