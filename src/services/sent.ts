import { LANGUAGES, type Language } from '../domain/language.ts'

/** The element of a page, made by the server, that says what the page was made from. */
export const SENT = 'sent'

/** What a page that the server made was made from. */
export type Sent = { language: Language; flows: ReadonlyMap<string, unknown> }

/** As text within an element of a page: no word of anybody's ends the element. */
export function sentText({ language, flows }: Sent): string {
  return JSON.stringify({ language, flows: [...flows] }).replaceAll('<', String.raw`\u003c`)
}

/** What came with the page; null where the server did not make it, or where that cannot be read. */
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
