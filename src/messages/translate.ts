import type { Language } from '../domain/language.ts'
import { specMessages } from '../domain/spec-messages.ts'
import { appMessages } from '../domain/app-messages.ts'
import { connectionMessages } from '../domain/connection-status.ts'
import { swedishMessages } from './translate.sv.ts'

type Sentence = string | ((part: string) => string)

const inEnglish = { ...specMessages, ...appMessages, ...connectionMessages }
type Name = keyof typeof inEnglish
const names = Object.keys(inEnglish) as Name[]

const others: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<Name, Sentence>>>> = {
  sv: swedishMessages,
}

/** Placeholder for the parameter of a sentence. */
const HOLE = '\u0000'

/** Returns the parameter of an English sentence, '' if it takes none; null if the text is another sentence. */
function partOf(sentence: Sentence, words: string): string | null {
  if (typeof sentence === 'string') return sentence === words ? '' : null
  const [before = '', after = ''] = sentence(HOLE).split(HOLE)
  return words.startsWith(before) && words.endsWith(after)
    ? words.slice(before.length, words.length - after.length)
    : null
}

/** Translates a sentence of the app; returns any other text, such as a server's message, unchanged. */
export function translate(words: string, language: Language): string {
  if (language === 'en') return words
  for (const name of names) {
    const part = partOf(inEnglish[name], words)
    if (part === null) continue
    const same = others[language][name]
    return typeof same === 'string' ? same : same(part)
  }
  return words
}
