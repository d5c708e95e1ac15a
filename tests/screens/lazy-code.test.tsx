import { describe, expect, it } from 'vitest'
import * as lazyCode from '../../src/domain/lazy-code.ts'

const { importAgain, loadedOnce } = lazyCode

describe('importAgain', () => {
  it('imports a module that could not be fetched from another URL, which no browser knows as failed', async () => {
    const url = new URL('/src/domain/lazy-code.ts', window.location.origin).href
    const error = new TypeError(`Failed to fetch dynamically imported module: ${url}`)
    const module = await importAgain<typeof lazyCode>(() => Promise.reject(error))
    expect(Object.keys(module)).toEqual(Object.keys(lazyCode))
    // One instance for each URL.
    expect(module.importAgain).not.toBe(importAgain)
  })

  it('throws an error that names no URL', async () => {
    const error = new TypeError('Importing a module script failed.')
    await expect(importAgain(() => Promise.reject(error))).rejects.toBe(error)
  })
})

describe('loadedOnce', () => {
  it('shares a load that is in progress, and its result', async () => {
    let loads = 0
    const load = loadedOnce(async () => (loads += 1))
    expect(await Promise.all([load(), load()])).toEqual([1, 1])
    expect(await load()).toBe(1)
  })

  it('loads again after a failure', async () => {
    let loads = 0
    const load = loadedOnce(async () => {
      loads += 1
      if (loads === 1) throw new Error('The connection is lost.')
      return loads
    })
    await expect(load()).rejects.toThrow('The connection is lost.')
    expect(await load()).toBe(2)
  })
})
