import { watch } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { uploadBytes } from './aborted-uploads.ts'
import { makeJpeg } from './bad-pictures.ts'
import { isDone } from './client.ts'
import type { Attempts } from './report.ts'
import { openSocket } from './sockets.ts'
import type { Target } from './target.ts'

const UPLOADS = 4
const PATIENCE_MS = 20_000

/** Kills the server at the moment when it begins to write a picture. */
export async function killDuringUploads(target: Target, attempts: Attempts): Promise<void> {
  const folder = join(target.dataDir, 'images')
  const pictures = await Promise.all(Array.from({ length: UPLOADS }, () => makeJpeg(500)))
  const writing = firstPart(folder)
  for (const picture of pictures) {
    const socket = await openSocket(target.port)
    socket.resume().write(uploadBytes(target.port, picture))
  }
  await writing
  await target.kill()
  const left = await partsIn(folder)
  await target.start()
  const parts = new Set(await partsIn(folder))
  // The server may be writing a part of its own now, under another name.
  const remaining = left.filter((part) => parts.has(part))
  attempts.count('a restart deletes the parts of uploads', remaining.length === 0, {
    exchange: `${left.length} parts at the kill, ${remaining.length} after the restart`,
  })
  const health = await target.ask({ method: 'GET', path: '/readyz' })
  attempts.count('the server starts after a kill during uploads', isDone(health), health)
}

/** Resolves when a file of an unfinished picture appears. Rejects after twenty seconds. */
function firstPart(folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const watcher = watch(folder, (_event, name) => {
      if (name?.endsWith('.part') !== true) return
      clearTimeout(timer)
      watcher.close()
      resolve()
    })
    const timer = setTimeout(() => {
      watcher.close()
      reject(new Error('No upload was written.'))
    }, PATIENCE_MS)
  })
}

const partsIn = async (folder: string) =>
  (await readdir(folder)).filter((file) => file.endsWith('.part'))
