import type { Page, Request } from 'playwright'
import type { WishlistContext } from '../../../machines/wishlist.machine.ts'
import { appMessages } from '../../../src/messages/catalogue.ts'
import { savingMessages } from '../../../src/messages/saving.ts'
import { stimulusNames } from '../../model/model.ts'
import { wishlistScript } from './wishlist.script.ts'
import type { Assertion } from '../../screen/screen.ts'
import { visibleTextOf } from '../../product/seen.ts'
import {
  neverFailsToListen,
  type ProductFlow,
  reconnect,
  type RequestPort,
} from '../../product/stage.ts'
import { becomeBuyer, becomeGuest, openCameras } from '../session/unidentified.ts'
import { answered, isBehind, isCall } from '../../product/wire-answers.ts'

const camera = { id: 'rangefinder-film-camera', name: 'Rangefinder 35 mm film camera' }
const radio = { id: 'kitchen-radio', name: 'Table radio with telescopic aerial' }
const KEY = 'loppis.wishlist.v1'

const writes = isCall('PUT', /^\/wishlist$/)
/** How many products a request keeps: the browser's list in these paths has two. */
const countOf = (request: Request): number =>
  Reflect.get(Object(request.postDataJSON()), 'items')?.length ?? 0

const ports = {
  load: {
    matches: isCall('GET', /^\/wishlist\/ids$/),
    answers: { none: answered([]), camera: answered([camera.id]) },
  },
  join: {
    matches: (request) => writes(request) && countOf(request) === 2,
    answers: { both: answered({ acknowledged: true, keptCount: 2 }) },
  },
  send: {
    matches: (request) =>
      (writes(request) && countOf(request) === 1) ||
      isCall('DELETE', /^\/wishlist\/[^/]+$/)(request),
    answers: { done: answered({ acknowledged: true, keptCount: 1, deletedCount: 1 }) },
  },
} as const satisfies Readonly<Record<string, RequestPort>>

/** Returns the value that the browser stores for these products. */
const stored = (products: readonly (typeof camera)[]) =>
  JSON.stringify({
    key: 'of-the-test',
    kept: products.map(({ id, name }) => ({
      product: { _id: id, productName: name, image: '', askingPrice: 10, categoryId: 'cameras' },
      price: 10,
      keptAt: '2026-01-01T00:00:00.000Z',
    })),
  })

/** Changes the list of the browser in another tab. */
const changeElsewhere =
  (products: readonly (typeof camera)[]) =>
  ({ page }: { page: Page }): Promise<void> =>
    page.evaluate(
      ([key, text]) => {
        localStorage.setItem(key, text)
        window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
      },
      [KEY, stored(products)] as const,
    )

const press =
  ({ name }: typeof camera) =>
  ({ page }: { page: Page }): Promise<void> =>
    page.getByRole('button', { name: savingMessages.en.save(name) }).click()

/** The visible text, and the products whose heart is full. */
const readPage = async (page: Page): Promise<string> => {
  const full = page.getByRole('button', { name: /^Save /, pressed: true })
  const names = await full.evaluateAll((hearts) => hearts.map((heart) => heart.ariaLabel))
  return `${await visibleTextOf(page)}\n${names.map((name) => `full: ${name}`).join('\n')}`
}

const full = ({ name }: typeof camera) => `full: ${savingMessages.en.save(name)}`
const shown: Assertion = { shows: [camera.name], hides: [] }
const with_ = (...products: readonly (typeof camera)[]): Assertion => ({
  shows: [camera.name, ...products.map(full)],
  hides: [],
})
const without: Assertion = { shows: [camera.name], hides: [full(camera), full(radio)] }
const taken: Assertion = { shows: [appMessages.wishlistNotUpdated], hides: [] }

const assertions: Readonly<Record<string, Assertion>> = {
  identifying: shown,
  browser: shown,
  'browser by wishlist.save=camera': with_(camera),
  'browser by browser.changed=camera': with_(camera),
  'browser by browser.changed=none': without,
  'account.loading': shown,
  'account.loading by wishlist.save=camera': with_(camera),
  'account.idle': shown,
  'account.idle by join=both': with_(camera, radio),
  'account.sending': shown,
  'account.sending by wishlist.save=camera': with_(camera),
  'account.sending by wishlist.save=radio': with_(radio),
  'account.failed': without,
}

/** Drives the hearts of two cards in the production build. */
export const wishlistInProduct: ProductFlow<WishlistContext> = {
  script: wishlistScript,
  isApart: true,
  async open(world, path) {
    const stage = await openCameras(world, path, isBehind(ports))
    const steps = stimulusNames(path)
    if (steps.some((name) => /^join(=both|!)/.test(name))) {
      await stage.page.evaluate(([key, text]) => localStorage.setItem(key, text), [
        KEY,
        stored([camera, radio]),
      ] as const)
    }
    const told = steps.some((name) => /^(join|send)!/.test(name))
    return {
      ...stage,
      assertions: told ? { ...assertions, 'account.idle by send!noAnswer': taken } : assertions,
      read: readPage,
    }
  },
  ports,
  actions: {
    'wishlist.save=camera': press(camera),
    'wishlist.save=radio': press(radio),
    'wishlist.remove=camera': press(camera),
    'viewer.changed=guest': becomeGuest,
    'viewer.changed=ada': becomeBuyer,
    'browser.changed=camera': changeElsewhere([camera]),
    'browser.changed=none': changeElsewhere([]),
    'connection.restored': reconnect,
    // Nothing is sent for a browser that kept nothing.
    'join=nothing': async () => undefined,
  },
  arrives: () => false,
  fleeting: 'account.joining',
  unreachable: {
    ...neverFailsToListen,
    'viewer.changed=unidentified': 'It lasts until the role is known, which no request here holds.',
    'load=absent': 'The server has a wishlist.',
    'wishlist.remove=camera of a list that is shown': 'The page of these paths has hearts alone.',
    'watchBrowser!': 'Subscribing to events of the browser cannot fail.',
    'watchViewer!': 'The session is an actor of the same page; subscribing to it cannot fail.',
  },
}
