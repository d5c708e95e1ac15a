import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Picture } from '../../../src/ui/Picture/Picture.tsx'
import { renderView } from '../../screen/stage.tsx'

const MISSING = '/no-such-picture.avif'
const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'

/** Returns the frame of the picture that was rendered last. */
function frame(): HTMLElement {
  const shown = [...document.querySelectorAll('picture')].at(-1)
  if (shown === undefined) throw new Error('There is no picture.')
  return shown
}

/** Returns the background colour behind a picture that loads for ever. */
async function groundOf(colour?: string): Promise<string> {
  await renderView(<Picture alt="" sources={{ colour }} src={MISSING} />)
  return getComputedStyle(frame()).backgroundColor
}

describe('B1: the background of a picture that is loading', () => {
  it('is its own color', async () => {
    expect(await groundOf('#9bc')).toBe('rgb(153, 187, 204)')
  })
  it.each([
    ['when it has no color', undefined],
    ['when its color is invalid', 'url(/elsewhere)'],
  ])('is the default color %s', async (_, colour) => {
    const ground = await groundOf()
    expect(ground).not.toBe('rgba(0, 0, 0, 0)')
    expect(await groundOf(colour)).toBe(ground)
  })
})

describe('B1: a picture that does not load', () => {
  const drawing = () => getComputedStyle(frame()).backgroundImage

  it('is replaced by a drawing, and still has its alt text', async () => {
    await renderView(<Picture alt="A chair" eager sources={{ colour: '#9bc' }} src={MISSING} />)
    await expect.poll(drawing).toContain('/no-picture.svg')
    await expect.element(page.getByAltText('A chair')).toHaveStyle({ opacity: '0' })
  })

  it('gives way to the next picture in its place', async () => {
    const { rerender } = await render(<Picture alt="A chair" eager src={MISSING} />)
    await expect.poll(drawing).toContain('/no-picture.svg')
    await rerender(<Picture alt="A lamp" eager src={picture} />)
    await expect.poll(drawing).toBe('none')
    await expect.element(page.getByAltText('A lamp')).toHaveStyle({ opacity: '1' })
  })
})
