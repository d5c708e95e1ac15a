let isAsked = false
let read: FontFace | null = null

/**
 * Reads the font that came too late for the page (server/client-build/pages.ts), so that it is at hand when the next
 * screen comes.
 */
export function readLateFont(): void {
  const asked = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]')
  const late = [...document.fonts].find(({ display }) => display === 'optional')
  // What came too late is 'loaded' in Chromium and an 'error' in Firefox.
  if (isAsked || asked === null || late === undefined) return
  isAsked = true
  const { family, weight, unicodeRange } = late
  const face = new FontFace(family, `url(${asked.href})`, { weight, unicodeRange })
  face.load().then(
    () => (read = face),
    () => undefined,
  )
}

/** Puts it in. What is being read would move, so this is done as the next screen comes, before that is laid out. */
export function putFontIn(): void {
  if (read !== null) document.fonts.add(read)
  read = null
}
