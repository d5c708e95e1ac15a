/** Stripe's test cards that the payment page offers on the stand-in, by what a payment with each does. */
export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', effect: 'succeeds' },
  { number: '4000 0025 0000 3155', effect: 'asksForAuthentication' },
  { number: '4000 0000 0000 0002', effect: 'declines' },
  { number: '4000 0000 0000 9995', effect: 'declinesForFunds' },
  { number: '4000 0000 0000 0259', effect: 'succeedsAndIsDisputed' },
  { number: '4000 0000 0000 2685', effect: 'succeedsAndIsNotReceived' },
  { number: '4000 0000 0000 1976', effect: 'succeedsAndIsAskedAbout' },
  { number: '4000 0000 0000 5126', effect: 'succeedsAndRejectsRefunds' },
] as const
