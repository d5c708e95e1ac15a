import { type CountryCode, isPossiblePhoneNumber, isSupportedCountry } from 'libphonenumber-js/min'

/** Returns the country that a language tag names or suggests: SE for both sv-SE and sv. */
function countryOf(language: string): CountryCode | null {
  try {
    const { region = '' } = new Intl.Locale(language).maximize()
    return isSupportedCountry(region) ? region : null
  } catch {
    return null
  }
}

/**
 * Returns true if the text has the length of a phone number: an international number of any country, or a national
 * number of a country of these languages. Only the length is checked, because numbering plans change.
 */
export function isPossible(text: string, languages: readonly string[]): boolean {
  const countries = languages.map(countryOf).filter((country) => country !== null)
  // 00 is the international prefix where most people live, and + stands for it.
  const international = text.replace(/^\s*\(?00\s?\)?/, '+')
  return (
    isPossiblePhoneNumber(international) ||
    countries.some((country) => isPossiblePhoneNumber(text, country))
  )
}
