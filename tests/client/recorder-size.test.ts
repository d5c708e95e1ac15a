import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rollup } from 'vite'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const LIMIT = 2048
const parts = ['actors/recorder', 'actors/redaction', 'actors/flight-recording', 'services/page']

/** Bundles the parts into one chunk as the browser downloads them, without XState, which the app loads anyway. */
async function sent(): Promise<string> {
  const entry = '\0recorder'
  const source = parts.map((part) => `export * from '${join(root, 'src', part)}.ts'`).join('\n')
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2023',
      rollupOptions: { input: entry, external: [/^xstate/], preserveEntrySignatures: 'strict' },
    },
    plugins: [
      {
        name: 'recorder',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
  })
  const [output] = [built].flat()
  if (output === undefined || !('output' in output)) throw new Error('Nothing was built.')
  return output.output
    .filter((one): one is Rollup.OutputChunk => one.type === 'chunk')
    .map(({ code }) => code)
    .join('')
}

it('the recorder and the report code compress to less than 2 kB', async () => {
  const code = await sent()
  expect(code).toContain('loppis-report')
  expect(code).toContain('xstate.init')
  expect(brotliCompressSync(code).length).toBeLessThan(LIMIT)
})
