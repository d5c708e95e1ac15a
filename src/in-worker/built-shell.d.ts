/** What the build of the browser's side left for the worker (server/client-build/shell.ts). */
declare module 'virtual:built-shell' {
  /** What every page stands on. An address without a revision says by itself what is there. */
  export const shell: readonly { url: string; revision: string | null }[]
  /** All other parts, which a page asks for when it needs them. */
  export const others: readonly string[]
}

interface ImportMeta {
  readonly env: { readonly VITE_API_URL?: string }
}
