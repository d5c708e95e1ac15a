/**
 * Puts the font in that came too late for the page (server/client-build/pages.ts). What is being read would move, so
 * this is done as the next screen comes.
 */
export function putFontIn(): void {
  const asked = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]')
  const late = [...document.fonts].find(({ display }) => display === 'optional')
  if (asked === null || late?.status !== 'loaded') return
  asked.remove()
  const { family, weight, unicodeRange } = late
  const face = new FontFace(family, `url(${asked.href})`, { weight, unicodeRange })
  face.load().then(
    () => document.fonts.add(face),
    () => undefined,
  )
}
