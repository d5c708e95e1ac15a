import font from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2'
import { expect, it } from 'vitest'
import { addLateFont, readLateFont } from '../../src/app/late-font.ts'

it('a font that loads too late appears with the next screen, also if the browser reports an error', async () => {
  // Firefox reports this error for a late font, Chromium only for a font that does not load at all.
  const late = new FontFace('Late', 'url(/nowhere.woff2)', { display: 'optional' })
  document.fonts.add(late)
  await late.load().catch(() => undefined)
  expect(late.status).toBe('error')
  const preload = Object.assign(document.createElement('link'), {
    rel: 'preload',
    as: 'font',
    href: font,
    crossOrigin: 'anonymous',
  })
  document.head.append(preload)

  readLateFont()

  await expect
    .poll(() => {
      addLateFont()
      return [...document.fonts].some(
        ({ family, status }) => family === 'Late' && status === 'loaded',
      )
    })
    .toBe(true)
})
