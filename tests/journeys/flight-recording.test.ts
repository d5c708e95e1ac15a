import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import type { FlightRecording } from '../../src/actors/flight-recording.ts'
import { machines } from '../paths/registry.ts'
import { readRecording } from '../paths/recording-file.ts'
import { pathsOfRecording } from '../paths/recording-path.ts'
import { nameOf } from '../model/script.ts'
import { setupAppFixture } from '../product/app-fixture.ts'
import { expect } from '../browser/patient-expect.ts'
import { visit } from '../product/test-app.ts'
import { bookToPay, fillCard, pay } from '../product/steps.ts'

const world = setupAppFixture()
const lists = machines.flatMap((machine) => machine.lists)

/** Clicks 'Download report' in this landmark and returns the text of the downloaded file. */
async function save(page: Page, part: 'main' | 'contentinfo'): Promise<string> {
  const downloading = page.waitForEvent('download')
  await page.getByRole(part).getByRole('button', { name: 'Download report' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^loppis-report-\d{4}-\d\d-\d\d-\d{6}\.json$/)
  return readFileSync(await download.path(), 'utf8')
}

/** Returns the path of a machine's last run. */
function pathOf(report: FlightRecording, machine: string) {
  const path = pathsOfRecording(report, lists).find(({ record }) => record.machine === machine)
  if (path === undefined || path.list === null)
    throw new Error(`The report has no path of '${machine}'.`)
  return { ...path, list: path.list }
}

describe('a report saved in the production build', () => {
  it('P5: replays to the same state, with the machine alone and in Chromium', async () => {
    const product = 'Rangefinder 35 mm film camera'
    const { page } = await visit(world().market, '/', {
      as: 'buyer@loppis.test',
      expected: /Failed to load resource/,
    })
    await bookToPay(page, product)
    await fillCard(page, '4000 0000 0000 0002')
    await pay(page)
    await expect(page.getByText('You were not charged.')).toBeVisible()
    await page.route('**/save-payment-info', (route) => route.abort())
    await fillCard(page)
    await pay(page)
    // The button is disabled until the first attempt to save is aborted.
    await expect(page.getByRole('button', { name: 'Check again' })).toBeEnabled()
    const text = await save(page, 'contentinfo')
    const token = await page.evaluate(() => localStorage.getItem('accessToken'))

    // Four digits of a card number can also be a part of a random id.
    const cards = ['4242 4242', '42424242', '0000 0002', '00000002']
    const typed = ['second-hand', ...cards, '206 555', 'library', 'buyer@', 'seller@']
    const secrets = [...typed, '_secret_', token ?? 'no token']
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])

    const report = readRecording(text)
    expect(report.viewer).toBe('buyer')
    expect(report.route).toMatch(/^\/dashboard\/payment\/[\w-]+$/)
    expect(pathsOfRecording(report, lists)[0]?.record.machine).toBe('payment')
    const { list, record, steps, from, unplaced } = pathOf(report, 'payment')
    expect(record.position).toEqual({ state: 'unsaved', money: 'charged' })
    expect({ from, unplaced }).toEqual({ from: 'start', unplaced: null })
    expect(await list.replay({ steps })).toMatchObject({ problems: [], end: 'unsaved' })

    const seen: string[] = []
    await list.walkInProduct?.({ steps }, world(), async (_, index) => {
      seen.push(nameOf(steps[index]?.expected ?? ''))
    })
    expect(seen).toEqual(steps.map(({ expected }) => nameOf(expected)))
    expect(seen.at(-1)).toBe('unsaved')
  })

  it('N5: is saved from the error screen with the build and the route, without personal data', async () => {
    const { page } = await visit(world().market, '/no/such/place?token=abcdef', {
      expected: /404/,
    })
    await expect(page.getByText('404 Not Found')).toBeVisible()
    const text = await save(page, 'main')
    expect(text).not.toContain('abcdef')
    const report = readRecording(text)
    expect(report).toMatchObject({ route: '/no/such/place', viewer: 'guest' })
    expect(report.build.version).toMatch(/^\d+\.\d+\.\d+$/)
    const { list, steps } = pathOf(report, 'session')
    expect(await list.replay({ steps })).toMatchObject({ problems: [], end: 'signedOut.idle' })
  })
})
