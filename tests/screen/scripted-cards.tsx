import type { ConfirmOutcome } from '../../src/domain/payment.ts'
import type { CardService } from '../../src/services/cards.tsx'

/** Returns a card provider with one field and one outcome for every confirmation. */
export const scriptedCards = (outcome: ConfirmOutcome): CardService => ({
  load: async () => undefined,
  confirm: async () => outcome,
  authenticate: async () => outcome,
  retrieveIntent: async () => ({ status: 'unknown' }),
  Fields: ({ onChange, renderField }) =>
    renderField({
      part: 'number',
      invalid: false,
      focused: false,
      element: <input onChange={() => onChange({ message: null })} />,
    }),
})
