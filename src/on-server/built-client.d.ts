/** What the build of the browser's side left for the pages (server/client-build/pages.ts). */
declare module 'virtual:built-client' {
  /** index.html with a place each for head, body and what is sent along. */
  export const template: string
  /** What says title and description there. */
  export const heading: string
  /** The path of the browser's first module. */
  export const entry: string
  /**
   * What a page needs that these modules are fetched for, by their names: its style as text, the paths of the files of
   * its code, and links that say which styles are there.
   */
  export function partsOf(modules: readonly string[]): {
    styles: string
    modules: readonly string[]
    links: string
  }
}
