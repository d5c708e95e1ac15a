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

describe('B1: until it has come a picture lies', () => {
  it('on its own colour', async () => {
    expect(await groundOf({ colour: '#9bc' })).toBe('rgb(153, 187, 204)')
  })
  it.each([
    ['where it has none', {}],
    ['where what it has is no colour', { colour: 'url(/elsewhere)' }],
    ['where words stand in for it, which have to be readable', { alt: 'A chair', colour: '#9bc' }],
  ])('on the ground %s', async (_, picture) => {
    const ground = await groundOf({})
    expect(ground).not.toBe('rgba(0, 0, 0, 0)')
    expect(await groundOf(picture)).toBe(ground)
  })
})
