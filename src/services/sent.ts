import { LANGUAGES, type Language } from '../domain/language.ts'

/** Id of the element that holds the dehydrated state of a server-rendered page. */
export const SENT = 'sent'

/** The dehydrated state of a server-rendered page. */
export type Sent = { language: Language; flows: ReadonlyMap<string, unknown> }

/** Serializes the state for a script element; escapes `<` so that no value can close the element. */
export function sentText({ language, flows }: Sent): string {
  return JSON.stringify({ language, flows: [...flows] }).replaceAll('<', String.raw`\u003c`)
}

/** Reads the dehydrated state; null if the page is not server-rendered or the state is unreadable. */
export function readSent(page: Document): Sent | null {
  try {
    const sent: unknown = JSON.parse(page.getElementById(SENT)?.textContent ?? '')
    const of = (field: string): unknown => Reflect.get(Object(sent), field)
    const language = LANGUAGES.find((one) => one === of('language'))
    const flows = of('flows')
    return language === undefined || !Array.isArray(flows)
      ? null
      : { language, flows: new Map(flows) }
  } catch {
    return null
  }
}
