/**
 * The texts of the fields by the `locale` of the Elements group: the accessible name and the placeholder of an input, and
 * the title of its frame.
 * @typedef {{ label: string, placeholder: string, frameTitle: string }} FieldTexts
 * @typedef {Record<import('./element.js').ElementType, FieldTexts>} Texts
 */

/** @type {Texts} */
const english = {
  cardNumber: {
    label: 'Card Number',
    placeholder: '1234 1234 1234 1234',
    frameTitle: 'Secure card number input frame',
  },
  cardExpiry: {
    label: 'Expiry Date',
    placeholder: 'MM / YY',
    frameTitle: 'Secure expiration date input frame',
  },
  cardCvc: { label: 'Card CVC', placeholder: 'CVC', frameTitle: 'Secure CVC input frame' },
}

/** @type {Texts} */
const swedish = {
  cardNumber: {
    label: 'Kortnummer',
    placeholder: '1234 1234 1234 1234',
    frameTitle: 'Säker ruta för kortnummer',
  },
  cardExpiry: {
    label: 'Giltigt till',
    placeholder: 'MM / ÅÅ',
    frameTitle: 'Säker ruta för giltighetstid',
  },
  cardCvc: { label: 'CVC', placeholder: 'CVC', frameTitle: 'Säker ruta för CVC' },
}

/**
 * Returns the texts of a field; a locale other than Swedish is English.
 * @param {string} locale
 * @param {import('./element.js').ElementType} field
 */
export const textsOf = (locale, field) => (/^sv\b/.test(locale) ? swedish : english)[field]
