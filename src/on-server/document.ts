import { entry, heading, partsOf, template } from 'virtual:built-client'
import type { Destination } from '../domain/destinations.ts'
import { DIRECTIONS, type Language } from '../domain/language.ts'
import { SENT } from '../services/sent.ts'
import { cardProviderFor, modulesFor } from './needed.ts'

type Drawn = {
  /** What React made of the page; what belongs to the head comes first in it. */
  markup: string
  language: Language
  /** Whose styles and code come along. */
  screen: Destination['screen'] | null
  /** What is sent along, as text; null: the page is only a frame, which the browser draws anew. */
  sent: string | null
}

const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/

/**
 * The document of a page. Its style is in it, so that nothing is waited for before it shows; its code comes after its
 * pictures where there is something to see, and at once where there is not.
 */
export function documentOf({ markup, language, screen, sent }: Drawn): string {
  const [head = ''] = HOISTED.exec(markup) ?? []
  const body = markup.slice(head.length)
  const { styles, modules, links } = partsOf(modulesFor(screen, language))
  const code = sent === null ? cardProviderFor(screen) + atOnce(modules) : afterPictures(modules)
  return template
    .replace('<html lang="en">', `<html lang="${language}" dir="${DIRECTIONS[language]}">`)
    .replace(
      '<!--head-->',
      () => `${sent === null ? heading : head + WHOLE}<style>${styles}</style>${links}${code}`,
    )
    .replace('<!--body-->', () => body)
    .replace('<!--sent-->', () => (sent === null ? '' : scriptOf(sent)))
}

/**
 * Shown once all that is seen of it is read: the cards of a row are as high as the last of them. What the page was made
 * from comes behind that, and is not waited for.
 */
const WHOLE = '<link rel="expect" href="#root" blocking="render">'

const scriptOf = (sent: string) => `<script type="application/json" id="${SENT}">${sent}</script>`

const atOnce = (modules: readonly string[]) =>
  [
    ...modules.map((path) => `<link rel="modulepreload" href="${path}">`),
    `<script type="module" src="${entry}"></script>`,
  ].join('')

/**
 * What is pressed or sent before the code is there is kept for it (src/app/useEarlyAct.ts), and fetches it at once; it
 * begins when what the page was made from is there.
 * What the code stands on begins in tasks of its own, between which a page is drawn and a press is heard. Where it does
 * not come, the next press asks for it again.
 */
const afterPictures = (modules: readonly string[]) => `<script>
{
  const paths = ${JSON.stringify(modules)}
  let isAsked = false
  const fetchCode = () => {
    if (isAsked) return
    isAsked = true
    for (const href of paths) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin)
    else begin()
  }
  const begin = async () => {
    try {
      for (const path of paths.slice(0, paths.indexOf('${entry}') + 1)) await import(path)
    } catch {
      isAsked = false
    }
  }
  const keep = (event) => {
    if (window.isTakenOver) return
    const at = event.type === 'submit' ? event.target : event.target.closest('button, input[type="radio"]')
    if (at === null) return
    event.preventDefault()
    window.earlyAct = at
    fetchCode()
  }
  addEventListener('click', keep, true)
  addEventListener('submit', keep, true)
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, fetchCode, { once: true, passive: true })
  addEventListener('load', fetchCode)
}
</script>`
