// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { PictureFiles } from '../../server/standins/images/picture-files.ts'
import { type PictureStorage, storages } from './picture-storages.ts'

const text = (words: string) => new TextEncoder().encode(words)
const picture = 'a'.repeat(24)

describe.each(storages)('the files of pictures in %s', (_name, create) => {
  let storage: PictureStorage
  let files: PictureFiles
  beforeEach(async () => {
    storage = await create()
    files = await storage.open()
  })
  afterEach(() => storage.remove())

  const read = async (name: string, from = files) => {
    const bytes = await from.read(name)
    return bytes && new TextDecoder().decode(bytes)
  }

  test('are read as they were written, by another server too', async () => {
    await files.write({ [`${picture}.png`]: text('original'), [`${picture}.jpg`]: text('main') })
    const other = await storage.open()
    for (const each of [files, other]) {
      expect(await read(`${picture}.png`, each)).toBe('original')
      expect(await read(`${picture}.jpg`, each)).toBe('main')
    }
    expect(await storage.names()).toEqual([`${picture}.jpg`, `${picture}.png`])
  })

  test('hold megabytes, byte for byte', async () => {
    const bytes = Uint8Array.from({ length: 3_000_000 }, (_, index) => index % 251)
    await files.write({ [`${picture}.png`]: bytes })
    expect(Buffer.compare((await files.read(`${picture}.png`)) ?? new Uint8Array(), bytes)).toBe(0)
  })

  test('are null where no file has the name', async () => {
    expect(await files.read(`${picture}.jpg`)).toBeNull()
    expect(await files.writtenAt(`${picture}.jpg`)).toBe(0)
  })

  test('are replaced by a file of the same name', async () => {
    await files.write({ [`${picture}.jpg`]: text('first') })
    await files.write({ [`${picture}.jpg`]: text('second') })
    expect(await read(`${picture}.jpg`)).toBe('second')
  })

  test('are removed, also twice', async () => {
    await files.write({ [`${picture}.jpg`]: text('main'), [`${picture}.png`]: text('original') })
    await files.remove(`${picture}.jpg`)
    await files.remove(`${picture}.jpg`)
    expect(await storage.names()).toEqual([`${picture}.png`])
    await files.remove(`${picture}.png`)
    expect(await storage.names()).toEqual([])
  })

  test('have a time of writing', async () => {
    await files.write({ [`${picture}.jpg`]: text('main') })
    // S3 counts in seconds.
    expect(Math.abs((await files.writtenAt(`${picture}.jpg`)) - Date.now())).toBeLessThan(5000)
  })

  test('list the originals alone', async () => {
    expect(await files.originals()).toEqual([])
    const other = 'b'.repeat(24)
    await files.write({ [`${picture}.png`]: text('original'), [`${picture}.jpg`]: text('main') })
    await files.write({ [`${other}.jpg`]: text('main'), [`${other}-160.avif`]: text('small') })
    expect(await files.originals()).toEqual([`${picture}.png`])
  })
})
