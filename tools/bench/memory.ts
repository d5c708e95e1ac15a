import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../../server/commands/build.mjs'
import { serverProgram } from '../../server/commands/runtime.mjs'
import { startProcess } from '../../tests/served/server-process.ts'
import { createClient } from '../attack/client.ts'
import { demo, signIn } from '../attack/people.ts'
import { atMost, type Finding } from './finding.ts'
import { table } from './markdown.ts'

/** Six people at once, each a page every 18 seconds with what it loads, for an hour. */
const CALLERS = 6
const PAGES = 1200
const ROUNDS = 6

type Moment = { name: string; pages: number; megabytes: number }

/**
 * Measures the memory of the server's process (its resident set) after its first start, which creates the demo data, and
 * while six people look at products, search and use their accounts for an hour, as fast as the server answers.
 */
export async function measureMemory(): Promise<Finding> {
  await ensureBuilt()
  const dataDir = await mkdtemp(join(tmpdir(), 'loppis-bench-memory-'))
  const moments: Moment[] = []
  try {
    const env = { DATA_DIR: dataDir, DEMO: '1', SERVE_CLIENT: '1', RATE_LIMITS: '0' }
    const first = await start(env)
    moments.push({ name: 'the first start', pages: 0, megabytes: first.megabytes() })
    await first.end('SIGTERM')
    const server = await start(env)
    moments.push({ name: 'a later start', pages: 0, megabytes: server.megabytes() })
    for (let round = 1; round <= ROUNDS; round += 1) {
      await browse(server.origin, PAGES / ROUNDS)
      const pages = (round * PAGES) / ROUNDS
      moments.push({
        name: `${(round * 60) / ROUNDS} minutes`,
        pages,
        megabytes: server.megabytes(),
      })
    }
    await server.end('SIGTERM')
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
  const most = Math.max(...moments.map(({ megabytes }) => megabytes))
  return {
    text: table(
      ['after', 'pages', 'memory, MB'],
      moments.map(({ name, pages, megabytes }) => [name, String(pages), String(megabytes)]),
    ),
    goals: [
      atMost('memory of the server in an hour of six people', 700, most, {
        unit: ' MB',
        digits: 0,
      }),
    ],
  }
}

async function start(env: Record<string, string>) {
  const { command, args, env: own } = serverProgram()
  const server = await startProcess({ ...own, ...env }, { command, args })
  await (await fetch(`${server.origin}/readyz`)).text()
  return {
    ...server,
    megabytes: () =>
      Math.round(
        Number(
          execFileSync('ps', ['-o', 'rss=', '-p', String(server.child.pid)], { encoding: 'utf8' }),
        ) / 1024,
      ),
  }
}

const WORDS = [
  'guitar',
  'camera',
  'lamp',
  'chair',
  'coat',
  'drill',
  'guitr',
  'blue',
  'wooden',
  'sony',
]
const SORTS = ['relevance', 'newest', 'price-asc', 'price-desc']
const CONDITIONS = ['excellent', 'good', 'fair']

/** Lets six people open this many pages: of products and sellers, searches, categories, and of their own accounts. */
async function browse(origin: string, pages: number): Promise<void> {
  const ask = createClient(origin)
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(origin + path, { headers })
    return { text: await response.text(), status: response.status }
  }
  const page = (path: string) => read(path, { accept: 'text/html' })
  const found: { products: { _id: string; sellerId?: string; image?: string }[] } = JSON.parse(
    (await read('/search?q=&limit=100')).text,
  )
  const categories: { _id: string }[] = JSON.parse((await read('/get-categories')).text)
  const people = await Promise.all(
    [demo.buyer, demo.otherBuyer, demo.seller].map((email) => signIn(ask, email)),
  )
  let opened = 0
  const caller = async (who: number) => {
    const person = people[who % people.length]
    const own = { authorization: `Bearer ${person?.accessToken ?? ''}` }
    while (opened < pages) {
      const turn = (opened += 1)
      const product = found.products[turn % found.products.length]
      const word = WORDS[turn % WORDS.length] ?? ''
      const sort = SORTS[turn % SORTS.length] ?? ''
      const condition = CONDITIONS[turn % CONDITIONS.length] ?? ''
      const category = categories[turn % categories.length]?._id ?? ''
      const kind = turn % 6
      if (kind < 2) {
        await page(`/product/${product?._id}`)
        await read(`/products/${product?._id}`)
        if (product?.image?.startsWith('/') === true) await read(product.image)
      } else if (kind === 2) {
        await read(`/search/suggest?q=${word.slice(0, 3)}`)
        await page(`/search?q=${word}${turn % 40}&sort=${sort}`)
        await read(
          `/search?q=${word}&sort=${sort}&condition=${condition}&price=${turn % 50}-${turn % 900}`,
        )
      } else if (kind === 3) {
        await page(`/category/${category}`)
        await read(`/v2/category/${category}?limit=24`)
        await page(`/`)
      } else {
        for (const path of ['/orders', '/notifications', '/conversations', '/wishlist', '/live']) {
          await read(path, own)
        }
      }
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, (_, who) => caller(who)))
}
