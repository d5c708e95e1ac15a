/** The reasons why surviving mutants do no harm, by machine and mutant ID. */
export type Harmless = Readonly<Record<string, Readonly<Record<string, string>>>>

export const harmless: Harmless = {
  account: {
    'saved, account.submit 2: action assign removed':
      'A change of the form leads to editing, so a form that is submitted in saved is the one that was saved. The transitions come from a list that editing uses too.',
  },
  collection: {
    'loading, load.onDone 1: action keepItems removed':
      'The context has no items before the first load, so keeping none and replacing none are the same. The transition comes from a function that checking a list uses too.',
  },
  marketCase: {
    'decided.measure: begins with ended':
      'Each decision names the state of its measure, so that the initial one is never entered.',
    'decided.measure: begins with standing':
      'Each decision names the state of its measure, so that the initial one is never entered.',
  },
  marketOrder: {
    'goods.handedOver: begins with sent':
      'Every transition to handedOver names met or sent, so its initial state is never entered.',
    'money.held, money.instructed 3: guard owesBuyer removed':
      'Held money has never been paid back, so the buyer is owed money by every instruction that owes the seller nothing and is no split.',
  },
  payment: {
    'priceChanged, payment.retry: action assign removed':
      'The state stores no failure, so there is none to clear. The transition comes from a function that the other states with a retry use too.',
  },
}
