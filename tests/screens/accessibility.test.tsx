import axe, { type RunOptions } from 'axe-core'
import { clearAllMocks, within } from 'storybook/test'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { renderView } from './stage.tsx'
import { storiesIn } from './story-files.ts'

const [narrow, wide] = [320, 1280]

/** The `region` rule (content in landmarks) concerns whole pages; a story renders only a part of one. */
const everything: RunOptions = { rules: { region: { enabled: false } } }
/** The rules, with the AAA contrast in place of the AA contrast. */
const everythingFurtherApart: RunOptions = {
  rules: {
    ...everything.rules,
    'color-contrast': { enabled: false },
    'color-contrast-enhanced': { enabled: true },
  },
}
const only = (...values: string[]): RunOptions => ({ runOnly: { type: 'rule', values } })
const colours = only('color-contrast', 'link-in-text-block')
const coloursFurtherApart = only('color-contrast-enhanced', 'link-in-text-block')

/** A theme only changes colours, so the other rules are checked once at each width. */
const looks = [
  { width: narrow, theme: 'light', scheme: 'light', asks: everything },
  { width: narrow, theme: 'dark', scheme: 'dark', asks: colours },
  { width: narrow, theme: 'contrast', scheme: 'light', asks: coloursFurtherApart },
  { width: wide, theme: 'contrast', scheme: 'dark', asks: everythingFurtherApart },
] as const

/** Returns axe's violations, one line for each element. */
async function findings(asks: RunOptions): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    selectors: false,
    ...asks,
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  )
}

/** Returns by how many pixels the page overflows the window horizontally. */
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

it.each(storiesIn({ theme: 'light' }).map(({ name, story }) => [name, story] as const))(
  'axe finds no WCAG 2.2 AA violation, and no AAA contrast violation in high contrast: %s',
  async (_, Story) => {
    onTestFinished(() => document.documentElement.removeAttribute('style'))
    const root = document.documentElement
    await page.viewport(narrow, 900)
    await renderView(<Story />)
    // `play` opens dialogs and menus so that they are checked too; its spies are shared with other stories.
    clearAllMocks()
    await Story.play?.({ canvasElement: document.body, canvas: within(document.body) })
    expect(root.dataset['theme']).toBe('light')
    for (const { width, theme, scheme, asks } of looks) {
      if (window.innerWidth !== width) await page.viewport(width, 900)
      root.dataset['theme'] = theme
      root.style.colorScheme = scheme
      expect(overflow(), `${width} px wide: pixels beside the window`).toBe(0)
      expect(await findings(asks), `${width} px wide, ${theme}, ${scheme}`).toEqual([])
    }
  },
)
