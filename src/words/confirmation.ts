import { inLanguages } from './language.ts'

/** Label of a confirmation's cancel button; the question itself is a sentence of the machine. */
export const confirmationWords = inLanguages({ en: { cancel: 'Cancel' }, sv: { cancel: 'Avbryt' } })
