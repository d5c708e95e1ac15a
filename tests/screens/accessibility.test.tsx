import axe from 'axe-core'
import { clearAllMocks, within } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from './stage.tsx'
import { storiesIn } from './story-files.ts'

const [narrow, wide] = [320, 1280]
/** Screens are laid out anew at each width; of what they are made of, each theme sees one. */
const widthsOf = (theme: 'light' | 'dark', name: string) =>
  name.includes('View: ') ? [narrow, wide] : [theme === 'light' ? wide : narrow]

/** What axe finds, one line an element. A story is a part of a page: whether it lies in a landmark is the page's matter. */
async function findings(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  )
}

/** The page must not be wider than the window. */
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

describe.each(['light', 'dark'] as const)('WCAG 2.2 AA by axe in the %s theme', (theme) => {
  it.each(storiesIn(theme).map(({ name, story }) => [name, story] as const))(
    '%s',
    async (name, Story) => {
      await page.viewport(narrow, 900)
      await show(<Story />)
      // What a story opens is looked at open; its spies are those of the stories beside it.
      clearAllMocks()
      await Story.play?.({ canvasElement: document.body, canvas: within(document.body) })
      expect(document.documentElement.dataset['theme']).toBe(theme)
      for (const width of widthsOf(theme, name)) {
        await page.viewport(width, 900)
        expect(overflow(), `${width} px wide: pixels beside the window`).toBe(0)
        expect(await findings(), `${width} px wide`).toEqual([])
      }
    },
  )
})
