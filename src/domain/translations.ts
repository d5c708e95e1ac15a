import { record, type Struct, string } from 'superstruct'
import { extension } from './field-structs.ts'

/**
 * Returns the struct of `translations`: the texts of an item in other languages, by language. Extension: absent on a
 * plain server, whose own texts are then shown in every language.
 */
export const translationsOf = <Texts, Schema>(texts: Struct<Texts, Schema>) =>
  extension(record(string(), texts))
