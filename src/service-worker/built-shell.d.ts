/** Output of the builds of the client and of the renderer for the service worker (server/client-build/shell.ts). */
declare module 'virtual:built-shell' {
  /** The files that every page needs. A URL without a revision identifies its content. */
  export const shell: readonly { url: string; revision: string | null }[]
  /** All other files, which a page requests when it needs them. */
  export const others: readonly string[]
  /** The path patterns of all screens, and of those that are the same for every user. */
  export const pages: { readonly all: readonly string[]; readonly public: readonly string[] }
}

interface ImportMeta {
  /** The settings of the build (src/build-settings.ts), of which the service worker needs one. */
  readonly env: { readonly SETTINGS: { readonly apiUrl: string | null } }
}
