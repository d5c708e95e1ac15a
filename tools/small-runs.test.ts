import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { runQuietly } from '../server/commands/run.mjs'
import { projectNode, root } from '../server/commands/runtime.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** The part of the small runs that a project takes. */
    smallRuns: 'short' | 'long'
  }
}

/** A run of a tool by its command; `long` is the reason why `npm test` leaves it to `npm run test:long`. */
type SmallRun = { tool: string; args: readonly string[]; says: RegExp; long?: string }

const folder = mkdtempSync(join(tmpdir(), 'loppis-tools-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A word that no tool knows: it loads all its parts, and names them. */
const UNKNOWN = 'nothing'

/** Runs of `npm test` must not differ by chance. */
const env = { ...process.env, FUZZ_SEED: '4310', WALKS_SEED: '4310' }

const runs: readonly SmallRun[] = [
  { tool: 'year', args: ['--orders', '5', '--days', '5', '--seed', '7'], says: /^problems +0$/m },
  { tool: 'walks', args: ['10'], says: /^10 walks, /m },
  { tool: 'fuzz', args: ['50'], says: /^\d+ requests: .*200/m },
  { tool: 'bench', args: [UNKNOWN], says: /npm run bench -- \[home category/ },
  { tool: 'failover', args: [UNKNOWN], says: /killed, paused, cut/ },
  { tool: 'pictures', args: [UNKNOWN], says: /There is no screen 'nothing'/ },
  {
    tool: 'crashes',
    args: ['4', '1'],
    says: /^PostgreSQL: 4 products.* 0 problems/m,
    long: 'It starts six servers.',
  },
  {
    tool: 'attack',
    args: ['tokens'],
    says: /^\| all .*\| +0 \|/m,
    long: 'It makes its victims by thousands of calls.',
  },
  {
    tool: 'bench',
    args: ['machines', '--runs', '1'],
    says: /^CPU cost of the machines/m,
    long: 'It takes every path of every machine.',
  },
  {
    tool: 'pictures',
    args: ['home', '--to', folder],
    says: /home-phone-dark\.webp \d+ kB/,
    long: 'It starts the built product and a browser.',
  },
  {
    tool: 'visual',
    args: ['Heading', '--keep', '--to', folder],
    says: /\d+ passed/,
    long: 'It builds Storybook.',
  },
  {
    tool: 'rolling',
    args: ['1'],
    says: /^0 problems$/m,
    long: 'It starts a cluster of PostgreSQL.',
  },
]

/** The answer of a tool on a machine that lacks what it needs. */
const LACKING = /^(?:No Chromium starts|PostgreSQL: not tried|Skipped, programs are missing).*/m

const fileOf = (tool: string) => (tool === 'rolling' ? 'cluster/rolling.ts' : `${tool}/run.ts`)

const taken = runs.filter(({ long }) => (long === undefined) === (inject('smallRuns') === 'short'))

describe('a small run of each tool:', () => {
  test.for(taken.map((run) => [`npm run ${run.tool} -- ${run.args.join(' ')}`, run] as const))(
    '%s',
    { timeout: 300_000 },
    async ([, { tool, args, says }], { skip }) => {
      const call = [join(root, 'tools', fileOf(tool)), ...args]
      const { ok, output } = await runQuietly(projectNode, call, { cwd: root, env })
      const [lacking] = LACKING.exec(output) ?? []
      if (lacking !== undefined) skip(lacking)
      expect(output).toMatch(says)
      expect(ok).toBe(!args.includes(UNKNOWN))
    },
  )
})
