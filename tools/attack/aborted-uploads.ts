import { makeJpeg } from './bad-pictures.ts'
import { isDone } from './client.ts'
import { folderAtRest } from './picture-folder.ts'
import type { Attempts } from './report.ts'
import { BOUNDARY, openSocket, requestOf } from './sockets.ts'
import type { Target } from './target.ts'

const ABORTED = 100

/** Returns the bytes of an upload over a raw connection. */
export function uploadBytes(port: number, picture: Uint8Array): Buffer {
  const before = Buffer.from(
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`,
  )
  const after = Buffer.from(`\r\n--${BOUNDARY}--\r\n`)
  const head = requestOf([
    'POST /standins/images/upload HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
    `Content-Length: ${before.length + picture.length + after.length}`,
  ])
  return Buffer.concat([Buffer.from(head), before, picture, after])
}

/** Cuts uploads off: a part of each body arrives, from nothing to all but its last byte. */
export async function abortUploads(target: Target, attempts: Attempts): Promise<void> {
  const { ask, port, dataDir } = target
  const before = await folderAtRest(dataDir)
  const bytes = uploadBytes(port, await makeJpeg(300))
  await Promise.all(
    Array.from({ length: ABORTED }, async (_, index) => {
      const socket = await openSocket(port)
      const sent = Math.floor(((bytes.length - 1) * (index + 1)) / ABORTED)
      await new Promise((resolve) => socket.write(bytes.subarray(0, sent), resolve))
      // A reset tells the server at once; an end would wait for the rest.
      if (index % 2 === 0) socket.resetAndDestroy()
      else socket.destroy()
    }),
  )
  const health = await ask({ method: 'GET', path: '/readyz' })
  attempts.count(`the server answers after ${ABORTED} aborted uploads`, isDone(health), health)
  const after = await folderAtRest(dataDir)
  attempts.count(
    `${ABORTED} aborted uploads leave no file`,
    after.isClean && after.names.size === before.names.size,
    { exchange: `before: ${before.words}; after: ${after.words}` },
  )
}
