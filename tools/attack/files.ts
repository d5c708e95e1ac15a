import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Attempts } from './report.ts'
import { requestOf, sendRaw } from './sockets.ts'
import type { Target } from './target.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** Files outside of the client, relative to the folder of its files, and a part of each. */
async function outerFiles(): Promise<Record<string, string>> {
  const main = await readFile(join(ROOT, 'server', 'main.ts'), 'latin1')
  const manifest = await readFile(join(ROOT, 'package.json'), 'latin1')
  return {
    '../../package.json': manifest.slice(0, 200),
    '../../server/main.ts': main.slice(0, 200),
    '../renderer/render.js': 'import',
    '../../../../../../../../etc/passwd': 'root:',
    '../../../../../../../../proc/self/environ': 'PATH=',
  }
}

/** Ways to write a path upwards. */
const SPELLINGS: Record<string, (path: string) => string> = {
  plain: (path) => path,
  'with encoded dots': (path) => path.replaceAll('..', '%2e%2e'),
  'with encoded slashes': (path) => path.replaceAll('../', '..%2f'),
  'with all encoded': (path) => path.replaceAll('../', '%2e%2e%2f'),
  'encoded twice': (path) => path.replaceAll('../', '%252e%252e%252f'),
  'with backslashes': (path) => path.replaceAll('../', '..\\'),
  'with encoded backslashes': (path) => path.replaceAll('../', '..%5c'),
  'with doubled dots': (path) => path.replaceAll('../', '....//'),
  'in overlong UTF-8': (path) => path.replaceAll('../', '%c0%ae%c0%ae%c0%af'),
  'with a NUL at the end': (path) => `${path}%00.js`,
  'with a semicolon': (path) => path.replaceAll('../', '..;/'),
}

const FOLDERS = [
  '/',
  '/assets/',
  '/banner/',
  '/images/',
  '/standins/cards/',
  '/standins/identity/',
  '//',
]

/** Asks for files outside of the client's folder, in every spelling. Raw, because fetch would resolve the dots. */
export async function attackFiles(target: Target, attempts: Attempts): Promise<void> {
  const files = Object.entries(await outerFiles())
  const paths = FOLDERS.flatMap((folder) =>
    Object.values(SPELLINGS).flatMap((spell) => files.map(([path]) => folder + spell(path))),
  )
  const others = [
    '/etc/passwd',
    '//etc/passwd',
    'file:///etc/passwd',
    '/.git/config',
    '/.env',
    '/package.json',
    '/server/main.ts',
    '/.data/db/PG_VERSION',
    '/db/PG_VERSION',
    '/lock',
    '/assets',
    '/images/',
    '/images/..',
    '/images/%2e%2e%2fdb%2fPG_VERSION',
    '/images/..%2f..%2fdb%2fpg_wal',
  ]
  const waiting = [...new Set([...paths, ...others])]
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const answer = await sendRaw(
        target.port,
        requestOf([`GET ${path} HTTP/1.1`, `Host: 127.0.0.1:${target.port}`, 'Connection: close']),
      )
      const [, body = ''] = answer.text.split('\r\n\r\n', 2)
      const isFile = files.some(
        ([, content]) => body.startsWith(content) || body.includes('root:x:'),
      )
      // A path without an ending is the client's page; everything else is refused.
      const isPage = /^[\da-f]+\r\n<!doctype html|^<!doctype html/i.test(body)
      const isRefused = answer.statuses.every((status) => status >= 400 && status < 500)
      attempts.count(`GET ${path}`, !isFile && (isPage || isRefused), answer)
    }
  }
  await Promise.all(Array.from({ length: 16 }, work))
}
