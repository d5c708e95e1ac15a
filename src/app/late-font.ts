let isAsked = false
let read: FontFace | null = null

/** Loads the font that arrived too late for the page (server/client-build/pages.ts), for use on the next screen. */
export function readLateFont(): void {
  const preload = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]')
  const late = [...document.fonts].find(({ display }) => display === 'optional')
  // The status of a late font is 'loaded' in Chromium and 'error' in Firefox.
  if (isAsked || preload === null || late === undefined) return
  isAsked = true
  const { family, weight, unicodeRange } = late
  const face = new FontFace(family, `url(${preload.href})`, { weight, unicodeRange })
  face.load().then(
    () => (read = face),
    () => undefined,
  )
}

/** Adds the late font to the page. That shifts text, so it runs at a navigation, before the next screen's layout. */
export function addLateFont(): void {
  if (read !== null) document.fonts.add(read)
  read = null
}
