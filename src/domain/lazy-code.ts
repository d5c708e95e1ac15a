/**
 * Imports a module that no other module imports, and once more if it fails. Before the summer of 2026, browsers keep a
 * failed module and fail every later import of its URL without a request (whatwg/html#10327), so the second import has
 * another URL. Safari's error does not name the URL, and is thrown.
 */
export const importAgain = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((error: Error) => {
    const url = /http\S+/.exec(error.message)
    if (url === null) throw error
    return import(/* @vite-ignore */ `${url[0]}#${Date.now()}`)
  })

/** Returns a function that loads with its first call; later calls share the result. After a failure, the next call loads again. */
export function loadedOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | null = null
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    }))
}
