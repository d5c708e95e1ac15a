import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { type ClientFiles, readClientFiles } from './client-files.ts'
import type { Log } from '../config/log.ts'
import type { PageFacts } from './page-head.ts'
import { loadPageRenderer } from './render-page.ts'
import { openViteClient } from './vite-client.ts'

const BUILT_CLIENT = fileURLToPath(new URL('../../dist/client', import.meta.url))
const BUILT_RENDERER = fileURLToPath(new URL('../../dist/renderer/render.js', import.meta.url))

type Client = { files: ClientFiles | null; close(): Promise<void> }

/** Opens the client files of this kind. `facts` are the `withFacts` facts of its pages. */
export async function openClient(
  kind: 'built' | 'vite' | 'none',
  server: Server,
  facts: PageFacts,
  log: Log,
): Promise<Client> {
  if (kind === 'vite') {
    const { close, ...files } = await openViteClient(server, facts)
    return { files, close }
  }
  const close = async () => undefined
  if (kind === 'none') return { files: null, close }
  const { makePage, ...paths } = await loadPageRenderer(BUILT_RENDERER, facts, log)
  const files = await readClientFiles(BUILT_CLIENT, makePage, facts)
  return { files: { ...files, ...paths }, close }
}
