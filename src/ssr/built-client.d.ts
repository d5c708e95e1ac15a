/** Output of the client build for server-rendered pages (server/client-build/pages.ts). */
declare module 'virtual:built-client' {
  /** index.html with a placeholder each for the head, the body and the dehydrated state. */
  export const template: string
  /** The title and description elements of index.html. */
  export const heading: string
  /** The path of the client's entry module. */
  export const entry: string
  /**
   * Returns what a page needs to load these modules, given by name: its styles as text, the paths of its code files,
   * and links that tell the module loader which styles are present.
   */
  export function partsOf(modules: readonly string[]): {
    styles: string
    modules: readonly string[]
    links: string
  }
}
