import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { Link } from './link.ts'
import { freePorts } from './ports.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0).toReversed()) end()
})

/** Opens a link to a server that sends back what it gets, in capitals. */
async function openLink() {
  const [port = 0, targetPort = 0] = await freePorts(2)
  const accepted: Socket[] = []
  const server = createServer((socket) => {
    accepted.push(socket)
    socket.on('data', (chunk) => socket.write(String(chunk).toUpperCase()))
  })
  server.listen(targetPort, '127.0.0.1')
  await once(server, 'listening')
  const link = await Link.open(port, targetPort)
  ends.push(() => server.close())
  ends.push(() => link.close())
  const dial = async () => {
    const socket = connect(port, '127.0.0.1')
    ends.push(() => socket.destroy())
    await once(socket, 'connect')
    return socket
  }
  return { link, dial, accepted }
}

async function answerTo(socket: Socket, text: string): Promise<string> {
  socket.write(text)
  const [chunk] = await once(socket, 'data')
  return String(chunk)
}

/** Both sides of a link that is not cut have answered, so what a cut one lets through would have arrived. */
async function othersAnswered(): Promise<void> {
  const { dial } = await openLink()
  await answerTo(await dial(), 'x')
}

test('a link carries what both sides send', async () => {
  const { dial } = await openLink()
  expect(await answerTo(await dial(), 'ping')).toBe('PING')
})
test('a cut link is silent, and delivers what was sent once it is healed', async () => {
  const { link, dial } = await openLink()
  const socket = await dial()
  await answerTo(socket, 'ping')
  link.cut()
  const heard: string[] = []
  socket.on('data', (chunk) => heard.push(String(chunk)))
  socket.write('lost?')
  await othersAnswered()
  expect(heard).toEqual([])
  link.heal()
  await once(socket, 'data')
  expect(heard).toEqual(['LOST?'])
})
test('a connection that begins while the link is cut waits, and is neither refused nor carried', async () => {
  const { link, dial, accepted } = await openLink()
  link.cut()
  const socket = await dial()
  await othersAnswered()
  expect(accepted).toEqual([])
  link.heal()
  expect(await answerTo(socket, 'ping')).toBe('PING')
})
test('while the link is cut, the end of one side is not told to the other one', async () => {
  const { link, dial, accepted } = await openLink()
  const socket = await dial()
  await answerTo(socket, 'ping')
  link.cut()
  accepted[0]?.destroy()
  await othersAnswered()
  expect(socket.readableEnded || socket.destroyed).toBe(false)
  link.heal()
  socket.resume()
  await once(socket, 'close')
})
