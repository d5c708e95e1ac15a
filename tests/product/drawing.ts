import type { Page } from 'playwright'
import type { Stage } from './stage.ts'

const DRAW = 'draw'

/** Holds the decoding of a picture until the path releases it. */
export async function holdDrawing(page: Page): Promise<void> {
  await page.addInitScript((event) => {
    const decode = HTMLImageElement.prototype.decode
    HTMLImageElement.prototype.decode = async function decodeLater(this: HTMLImageElement) {
      await new Promise((resolve) => window.addEventListener(event, resolve, { once: true }))
      return decode.call(this)
    }
  }, DRAW)
}

export async function drawPicture({ page }: Stage): Promise<void> {
  await page.evaluate((event) => void window.dispatchEvent(new Event(event)), DRAW)
}
