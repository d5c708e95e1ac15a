import { describe, expect, it } from 'vitest'
import { Picture } from '../../src/ui/Picture/Picture.tsx'
import { renderView } from './stage.tsx'

/** Returns the background colour behind a picture that does not load. */
async function groundOf(picture: { alt?: string; colour?: string }): Promise<string> {
  const { alt = '', colour } = picture
  await renderView(<Picture alt={alt} eager sources={{ colour }} src="/no-such-picture.avif" />)
  const shown = [...document.querySelectorAll('picture')].at(-1)
  if (shown === undefined) throw new Error('There is no picture.')
  return getComputedStyle(shown).backgroundColor
}

describe('B1: the background of a picture that is loading', () => {
  it('is its own color', async () => {
    expect(await groundOf({ colour: '#9bc' })).toBe('rgb(153, 187, 204)')
  })
  it.each([
    ['when it has no color', {}],
    ['when its color is invalid', { colour: 'url(/elsewhere)' }],
    ['when it has alt text, which has to be readable', { alt: 'A chair', colour: '#9bc' }],
  ])('is the default color %s', async (_, picture) => {
    const ground = await groundOf({})
    expect(ground).not.toBe('rgba(0, 0, 0, 0)')
    expect(await groundOf(picture)).toBe(ground)
  })
})
