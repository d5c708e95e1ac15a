import { inLanguages } from './language.ts'

/** The way out of a question; the question itself is a sentence of the machine. */
export const confirmationWords = inLanguages({ en: { cancel: 'Cancel' }, sv: { cancel: 'Avbryt' } })
