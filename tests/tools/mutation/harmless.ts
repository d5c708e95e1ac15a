/** The reasons why surviving mutants do no harm, by machine and mutant ID. */
export type Harmless = Readonly<Record<string, Readonly<Record<string, string>>>>

export const harmless: Harmless = {
  collection: {
    'loading, load.onDone 1: action keepItems removed':
      'A list that is loaded has no items before, so there are none to take away: what it does when the list comes is made by the same function as for one that is checked.',
  },
  payment: {
    'priceChanged, payment.retry: action forgetFailure removed':
      'A changed price keeps no failure and comes after none, so there is nothing to forget: the state is made by the same function as the others that can be tried again.',
  },
}
