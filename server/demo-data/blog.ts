/** Questions and answers about buying second-hand, in the order of the page. */
export const blogEntries: ReadonlyArray<{ question: string; answer: string }> = [
  {
    question: 'How do I know that a fair price is fair?',
    answer:
      'Start from what the thing costs new and what it will be used for. As a rule of thumb, something in excellent condition is worth up to half of its retail price, good about a third, fair a fifth or less. Things that age well, such as cast iron, solid wood and good instruments, keep more; electronics and soft furniture keep less. Every card here shows both prices, so you can do the sum before you book.',
  },
  {
    question: 'What should I look at when I meet the seller?',
    answer:
      'You have booked for free and paid by card by then, and you take it home after the meeting. Meet by daylight and take your time. Turn it on, open every drawer, sit on it, look underneath. Ask what has been repaired and by whom. A bicycle should roll straight with your hands off the bars for a second; a camera should fire at every speed; a chair should not wobble on a flat floor. A good seller will wait while you look, and will often tell you the fault before you find it.',
  },
  {
    question: 'What do excellent, good and fair mean?',
    answer:
      'Excellent: hardly used, nothing to repair, you could give it as a present. Good: used and cared for, with small marks that do not matter to how it works. Fair: it works, and it has something to say about its age, which the seller describes. If the description and the thing do not agree, report it; someone looks at every report.',
  },
  {
    question: 'Where is a good place to meet?',
    answer:
      'Somewhere public that you both know: a library, a market, a café with a table large enough. Many towns have a marked exchange place outside the police station. For a sofa you will have to go to the door, so take a friend, who can also take the other end of the sofa.',
  },
  {
    question: 'What does the verified mark on a seller tell me?',
    answer:
      'That we have checked who the seller is and how to reach them. It does not mean that we have seen the thing, so look at it as you would anyway. Sellers without the mark are often only new here; ask for one more picture and you will usually get three.',
  },
  {
    question: 'Can I change my mind after I have paid?',
    answer:
      'You have 30 days to return what you bought and get your money back, in the condition in which you received it. Contact the seller first, using the phone number in the listing. If you only booked and have not paid, there is nothing to undo: remove the booking from My Orders, and you can book again whenever you like.',
  },
]
