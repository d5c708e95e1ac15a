import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A message as a push service got it; `text` is what the browser decrypts. */
type PushedMessage = { device: string; headers: Record<string, unknown>; text: string }

/** A browser that is subscribed at the push service of the tests. */
export type Device = { endpoint: string; keys: { p256dh: string; auth: string } }

export type PushService = Awaited<ReturnType<typeof startPushService>>

/** Starts a push service on this machine, which answers 201 until `answerWith` says otherwise. */
export async function startPushService() {
  const messages: PushedMessage[] = []
  const secrets = new Map<string, Secrets>()
  let answer: { status: number; headers: Record<string, string> } = { status: 201, headers: {} }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const device = request.url ?? ''
      const secret = secrets.get(device)
      if (answer.status === 201 && secret !== undefined) {
        messages.push({
          device,
          headers: request.headers,
          text: decrypted(Buffer.concat(parts), secret),
        })
      }
      response.writeHead(answer.status, answer.headers).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    messages,
    /** Subscribes a browser. */
    subscribe(name: string): Device {
      const path = `/push/${name}`
      const curve = createECDH('prime256v1')
      curve.generateKeys()
      const secret = { curve, auth: randomBytes(16) }
      secrets.set(path, secret)
      return {
        endpoint: `${origin}${path}`,
        keys: {
          p256dh: curve.getPublicKey('base64url'),
          auth: secret.auth.toString('base64url'),
        },
      }
    },
    answerWith(status: number, headers: Record<string, string> = {}) {
      answer = { status, headers }
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

type Secrets = { curve: ReturnType<typeof createECDH>; auth: Buffer }

const derived = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Decrypts a message of one record as a browser does (RFC 8188 and RFC 8291). */
function decrypted(body: Buffer, { curve, auth }: Secrets): string {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + idLength)
  const record = body.subarray(21 + idLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender])
  const secret = derived(curve.computeSecret(sender), auth, info, 32)
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-16))
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  // A byte 2 ends the last record; zeros after it are padding.
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}
