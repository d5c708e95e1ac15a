import { beforeAll, beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'

const root = document.documentElement

// The files of a worker share a document, and the app writes its language and theme there.
beforeAll(() => {
  root.lang = 'en'
  for (const name of ['data-theme', 'dir', 'style']) root.removeAttribute(name)
})

// vitest-browser-react registers this itself, but only with the first file of a worker, because the files share imports.
beforeEach(cleanup)
