import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { readConfig } from '../../server/config/config.ts'
import type { S3 } from '../../server/config/s3.ts'
import { listen, prepareStop } from '../../server/http/listen.ts'

const BUCKET = 'pictures'
/** The one key pair that the server knows. */
const KEY = 'S3RVER'
const OBJECT = /^(.+)\._S3rver_object$/

export type S3Server = {
  /** The variables of a market whose pictures are here. */
  env: Record<string, string>
  s3: S3
  /** Returns the names of the stored files, sorted. */
  names(): Promise<string[]>
  /** The server no longer answers, and keeps its objects. */
  stop(): Promise<void>
  /** The server answers again at the same address. */
  start(): Promise<void>
  /** Opens an address of the server at which nobody can upload files of this ending. */
  refuseUploadsOf(ending: string): Promise<{ s3: S3; close(): Promise<void> }>
  remove(): Promise<void>
}

/** Starts an S3 server with an empty bucket. */
export async function startS3(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'loppis-s3-'))
  const serve = (port: number) =>
    new S3rver({
      address: '127.0.0.1',
      port,
      directory,
      silent: true,
      vhostBuckets: false,
      // S3rver signs the address of a bucket without the slash that the SDK signs, so only the access key is checked.
      allowMismatchedSignatures: true,
      configureBuckets: [{ name: BUCKET }],
    })
  let server: S3rver | null = serve(0)
  const { port } = await server.run()
  const env = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: BUCKET,
    S3_ACCESS_KEY_ID: KEY,
    S3_SECRET_ACCESS_KEY: KEY,
  }
  const { s3 } = readConfig(env)
  if (s3 === null) throw new Error('The variables name no bucket.')
  const stop = async () => {
    await server?.close()
    server = null
  }
  return {
    env,
    s3,
    async names() {
      const files = await readdir(join(directory, BUCKET), { recursive: true })
      return files
        .flatMap((file) => OBJECT.exec(file.split('/').at(-1) ?? '')?.[1] ?? [])
        .toSorted()
    },
    stop,
    async start() {
      server = serve(port)
      await server.run()
    },
    async refuseUploadsOf(ending) {
      const proxy = createServer((incoming, response) => {
        const { method = '', url = '', headers } = incoming
        if (method === 'PUT' && url.split('?')[0]?.endsWith(ending) === true) {
          incoming.resume().on('end', () => response.writeHead(500).end())
          return
        }
        const outgoing = request({ host: '127.0.0.1', port, method, path: url, headers })
        outgoing.on('response', (answer) => {
          response.writeHead(answer.statusCode ?? 500, answer.headers)
          answer.pipe(response)
        })
        incoming.pipe(outgoing)
      })
      const close = prepareStop(proxy)
      const endpoint = await listen(proxy, '127.0.0.1', 0)
      return { s3: { ...s3, endpoint }, close }
    },
    async remove() {
      await stop()
      await rm(directory, { recursive: true })
    },
  }
}
