import { entry, heading, partsOf, template } from 'virtual:built-client'
import type { ScreenName } from '../domain/destinations.ts'
import { DIRECTIONS, type Language } from '../domain/language.ts'
import { routeOf } from '../screens/paths.ts'
import { DEHYDRATED_STATE_ID } from '../services/dehydrated-state.ts'
import { headOf, withoutSiteCard } from './head.ts'
import { cardProviderFor, modulesFor } from './page-modules.ts'
import type { PageSummary } from './page-summary.ts'

type Drawn = {
  /** React's output; the elements that belong in the head come first. */
  markup: string
  language: Language
  /** The screen whose styles and code the document includes. */
  screen: ScreenName | null
  /** 'own': the title in the markup. 'site': the title and the description of the whole site. */
  title: 'site' | 'own'
  /** null: the page has no data, and the browser renders it from scratch. */
  content: {
    summary: PageSummary
    /** The path of the page, without a query that shows the same content. */
    canonical: string
    /** The dehydrated state as text. */
    dehydratedState: string
  } | null
}

const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/

/**
 * Returns the HTML document of a page. Its styles are inlined, so that no request blocks the first render. Its code
 * loads after the images if there is content to see, and immediately otherwise.
 */
export function documentOf({ markup, language, screen, title, content }: Drawn): string {
  const [head = ''] = HOISTED.exec(markup) ?? []
  const body = markup.slice(head.length)
  const { styles, modules, links } = partsOf(modulesFor(screen))
  const code =
    content === null ? cardProviderFor(screen) + atOnce(modules) : deferredScripts(modules)
  const own =
    (title === 'site' ? heading : head) +
    (content === null ? '' : headOf(content.summary, content.canonical) + WHOLE)
  // A search for somebody's words, a form or a dashboard is no page that another site leads to.
  const robots = screen === null || routeOf(screen).cache === 'public' ? '' : NO_INDEX
  const site = content?.summary.social ? withoutSiteCard(template) : template
  return site
    .replace('<html lang="en">', `<html lang="${language}" dir="${DIRECTIONS[language]}">`)
    .replace('<!--head-->', () => `${own}${robots}<style>${styles}</style>${links}${code}`)
    .replace('<!--body-->', () => body)
    .replace('<!--dehydrated-state-->', () =>
      content === null ? '' : END + scriptOf(content.dehydratedState),
    )
}

/**
 * Blocks rendering until all visible content is parsed, because the cards of a row are as high as the last of them. The
 * dehydrated state follows that content and does not block. Chromium stops blocking at the start tag of the expected
 * element, so that element follows the content and is empty.
 */
const WHOLE = '<link rel="expect" href="#content-end" blocking="render">'
const END = '<span id="content-end" hidden></span>'

const NO_INDEX = '<meta name="robots" content="noindex">'

const scriptOf = (sent: string) =>
  `<script type="application/json" id="${DEHYDRATED_STATE_ID}">${sent}</script>`

const atOnce = (modules: readonly string[]) =>
  [
    ...modules.map((path) => `<link rel="modulepreload" href="${path}">`),
    `<script type="module" src="${entry}"></script>`,
  ].join('')

/**
 * Returns a script that queues a click or submit made before hydration (src/app/useQueuedInteraction.ts) and then requests the
 * code at once; the code executes when the dehydrated state is parsed. The entry's dependencies execute in tasks of
 * their own, between which the browser paints and handles input. If they fail to load, the next press requests them
 * again.
 */
const deferredScripts = (modules: readonly string[]) => `<script>
if (document.documentElement.dataset.browser !== 'tooOld') {
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
    if (window.isHydrated) return
    const at = event.type === 'submit' ? event.target : event.target.closest('button, input[type="radio"]')
    if (at === null || at.closest('form[action]')) return
    event.preventDefault()
    window.queuedInteraction = at
    fetchCode()
  }
  addEventListener('click', keep, true)
  addEventListener('submit', keep, true)
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, fetchCode, { once: true, passive: true })
  addEventListener('load', fetchCode)
}
</script>`
