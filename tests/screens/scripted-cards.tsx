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
      id: 'card-number',
      part: 'number',
      invalid: false,
      focused: false,
      element: <input id="card-number" onChange={() => onChange({ message: null })} />,
    }),
})
