// @vitest-environment node
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StartError } from '../../server/config/start-error.ts'
import { Folder } from '../../server/standins/images/folder.ts'
import { serveApp } from '../served/served-app.ts'
import { openFolderHost } from './image-hosts.ts'
import { halves } from './pictures.ts'

const FOLDER = new URL('../../server/standins/images/folder.ts', import.meta.url).href

/** Writes a file of three chunks, and stops after the first one. */
const WRITER = `
  const { Folder } = await import(${JSON.stringify(FOLDER)})
  let checks = 0
  const folder = await Folder.open(process.argv[1], async () => {
    checks += 1
    if (checks === 1) return
    console.log('half')
    await new Promise(() => setInterval(() => undefined, 1000))
  })
  await folder.write({ 'a.webp': new Uint8Array(3 * 1024 * 1024) })
`

let dataDir: string
let images: string
const children: ChildProcess[] = []
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'loppis-leftovers-'))
  images = join(dataDir, 'images')
  await mkdir(images)
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await rm(dataDir, { recursive: true })
})

const files = () => readdir(images)
const parts = async () => (await files()).filter((name) => name.endsWith('.part'))

/** Starts a process that has written a part of a file. */
async function startWriter(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', WRITER, images], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  await once(child.stdout, 'data')
  return child
}

test('a start deletes the part that a killed server left, and never the part that another server writes', async () => {
  const killed = await startWriter()
  const writing = await startWriter()
  expect(await parts()).toHaveLength(2)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  await Folder.open(images)
  expect(await parts()).toHaveLength(1)
  writing.kill('SIGKILL')
  await once(writing, 'exit')
  await Folder.open(images)
  expect(await files()).toEqual([])
})

test('a write that fails after its first chunk leaves no file, and the next one succeeds', async () => {
  let checks = 0
  const folder = await Folder.open(images, async () => {
    checks += 1
    if (checks === 2) throw Object.assign(new Error('full'), { code: 'ENOSPC' })
  })
  const bytes = new Uint8Array(3 * 1024 * 1024)
  await expect(folder.write({ 'a.png': bytes, 'a.jpg': bytes })).rejects.toThrow('full')
  expect(await files()).toEqual([])
  await folder.write({ 'a.png': bytes, 'a.jpg': bytes })
  expect((await files()).toSorted()).toEqual(['a.jpg', 'a.png'])
})

test('a start deletes the parts and the undescribed files of a picture that a crash left', async () => {
  const name = 'b'.repeat(24)
  const anHourAgo = new Date(Date.now() - 61 * 60_000)
  for (const file of [`${name}.png`, `${name}.jpg`]) {
    await writeFile(join(images, file), await halves(64, 48).png().toBuffer())
    await utimes(join(images, file), anHourAgo, anHourAgo)
  }
  await writeFile(join(images, `${name}-160.avif.1.part`), 'half')
  const host = await openFolderHost(dataDir)
  await host.close()
  expect(await files()).toEqual([])
})

test('a start reports in one line that the folder of the pictures is a file', async () => {
  await rm(images, { recursive: true })
  await writeFile(images, '')
  await expect(openFolderHost(dataDir)).rejects.toEqual(
    new StartError(`${images} is a file, and must be a folder. Move it away.`),
  )
})

test('an upload that the client aborts leaves no file', async () => {
  const host = await openFolderHost(dataDir)
  const { origin, close } = await serveApp(host.routes)
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.write(
    [
      'POST /standins/images/upload HTTP/1.1',
      'host: 127.0.0.1',
      'content-type: multipart/form-data; boundary=x',
      'content-length: 1000000\r\n\r\n--x\r\n',
    ].join('\r\n') + 'content-disposition: form-data; name="image"; filename="a.png"\r\n\r\n',
  )
  socket.write(await halves(64, 48).png().toBuffer())
  // Once the server answers a later request, it has read the head of the first one.
  await fetch(`${origin}/images/a.jpg`)
  socket.destroy()
  await fetch(`${origin}/images/a.jpg`)
  await close()
  await host.close()
  expect(await files()).toEqual([])
})
