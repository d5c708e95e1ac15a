import type { CropContext } from '../../../machines/crop.machine.ts'
import { cropMessages } from '../../../src/messages/crop.ts'
import { picturesMessages } from '../../../src/messages/pictures.ts'
import { expect } from '../../browser/patient-expect.ts'
import { cropScript } from './crop.script.ts'
import { applyCrop, cropFlow } from './crop.actions.ts'
import { chooseCamera } from '../listing/listing-actions.ts'
import { performOnPage } from '../../product/page-driver.ts'
import { asPrepared, type ProductFlow } from '../../product/stage.ts'
import { holdRequests } from '../../product/wire.ts'

const { shapes, picture, zoom } = cropMessages.en
const cropFirst = { name: picturesMessages.en.of(picturesMessages.en.crop, '1'), exact: true }

/** Drives the crop of a picture in the production build: the seller crops a picture of Add a Product. */
export const cropInProduct: ProductFlow<CropContext> = {
  script: cropScript,
  readsPictures: true,
  isApart: true,
  async open({ market, visitors }, path) {
    const page = await visitors.arrive('seller@loppis.test')
    await page.addInitScript(() => {
      const { toBlob } = HTMLCanvasElement.prototype
      // Chromium gives null for a canvas that is too large for its memory.
      HTMLCanvasElement.prototype.toBlob = function (give, ...given) {
        if (Reflect.get(window, 'isOutOfMemory') === true) give(null)
        else toBlob.call(this, give, ...given)
      }
    })
    const held = await holdRequests(page, () => false)
    await page.goto(`${market.origin}/dashboard/add-product`)
    await chooseCamera(page)
    await page.getByRole('button', cropFirst).click()
    const { assertions } = cropFlow
    return { page, path, held, assertions }
  },
  ports: {},
  actions: {
    'crop.measured': asPrepared,
    'crop.move': ({ page }) => page.getByLabel(picture, { exact: true }).press('ArrowRight'),
    'crop.zoom': ({ page }) => page.getByLabel(zoom, { exact: true }).press('ArrowRight'),
    'crop.shape': ({ page }) => page.getByRole('radio', { name: shapes.landscape }).check(),
    'crop.apply': async (stage) => {
      const isFailing = stage.remainingSteps[0]?.startsWith('cut!') === true
      await stage.page.evaluate((isFull) => {
        Object.assign(window, { isOutOfMemory: isFull })
      }, isFailing)
      await performOnPage({ press: applyCrop })(stage)
    },
    'crop.cancel': ({ page }) =>
      page.getByRole('button', { name: cropMessages.en.cancel, exact: true }).click(),
    'cut=cropped': async ({ page }) => {
      // The picture is another one, and the focus is where it was.
      await expect(page.getByRole('button', cropFirst)).toBeFocused()
    },
    'cut!noAnswer': asPrepared,
  },
  arrives: ({ name }) => name === 'crop.opened',
  // The browser cuts within a frame or two.
  fleeting: 'applying',
  unreachable: {
    'crop.unreadable': 'A picture that has a preview can be read.',
    'openPicture!': 'A browser creates an object URL for every chosen file.',
  },
  ends: {},
}
