import { LANGUAGES, type Language } from '../domain/language.ts'

/** Id of the element that holds the dehydrated state of a server-rendered page. */
export const DEHYDRATED_STATE_ID = 'dehydrated-state'

/** The dehydrated state of a server-rendered page. */
export type DehydratedState = { language: Language; snapshots: ReadonlyMap<string, unknown> }

/** Serializes the state for a script element; escapes `<` so that no value can close the element. */
export function sentText({ language, snapshots }: DehydratedState): string {
  return JSON.stringify({ language, flows: [...snapshots] }).replaceAll('<', String.raw`\u003c`)
}

/** Reads the dehydrated state; null if the page is not server-rendered or the state is unreadable. */
export function readDehydratedState(page: Document): DehydratedState | null {
  try {
    const sent: unknown = JSON.parse(page.getElementById(DEHYDRATED_STATE_ID)?.textContent ?? '')
    const of = (field: string): unknown => Reflect.get(Object(sent), field)
    const language = LANGUAGES.find((one) => one === of('language'))
    const flows = of('flows')
    return language === undefined || !Array.isArray(flows)
      ? null
      : { language, snapshots: new Map(flows) }
  } catch {
    return null
  }
}
