import type { ShownAttribute } from '../domain/attribute.ts'
import type { Language } from '../domain/language.ts'
import { translatedText } from '../domain/translations.ts'

/** Returns the value of an attribute in words: 'Red', '42', '14 inches'. */
export function attributeValueText(
  language: Language,
  { value, valueLabel, unit }: Omit<ShownAttribute, 'key' | 'label'>,
): string {
  if (valueLabel !== undefined) return translatedText(language, valueLabel)
  return unit === undefined ? value : `${value} ${translatedText(language, unit)}`
}
