import { afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { SCRIPTED_ORIGIN } from './scripted-server.ts'

const root = document.documentElement

// The files of a worker share a document, and the app writes its language and theme there.
beforeAll(() => {
  root.lang = 'en'
  for (const name of ['data-theme', 'dir', 'style']) root.removeAttribute(name)
})

// vitest-browser-react registers this itself, but only with the first file of a worker, because the files share imports.
beforeEach(cleanup)

// A story shows what its file gives it, and a screen what the scripted server gives it: neither needs another host.
const policy = document.createElement('meta')
policy.httpEquiv = 'Content-Security-Policy'
policy.content = ['img-src', 'media-src', 'connect-src']
  .map((kind) => `${kind} 'self' data: blob: ws: ${SCRIPTED_ORIGIN}`)
  .join('; ')
document.head.append(policy)

/** The requests for other hosts since the test before. */
const refused: string[] = []
document.addEventListener('securitypolicyviolation', ({ blockedURI }) => refused.push(blockedURI))

afterEach(() => {
  expect(refused.splice(0)).toEqual([])
})
