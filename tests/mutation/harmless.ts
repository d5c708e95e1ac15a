/** Why a mutant that no sentence catches does no harm, by the machine and the id of the mutant. */
export type Harmless = Readonly<Record<string, Readonly<Record<string, string>>>>

export const harmless: Harmless = {
  payment: {
    'priceChanged, payment.retry: action forgetFailure removed':
      'A changed price keeps no failure and comes after none, so there is nothing to forget: the state is made by the same function as the others that can be tried again.',
  },
}
