import axe, { type RunOptions } from 'axe-core'
import { clearAllMocks, within } from 'storybook/test'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { renderView } from '../screen/stage.tsx'
import { storiesIn } from '../screen/story-files.ts'

/** A theme, and the rules that axe checks in it. */
type Look = {
  theme: 'light' | 'dark' | 'contrast'
  scheme: 'light' | 'dark'
  asks: RunOptions
}

/** All rules but `region` (content in landmarks), which concerns whole pages; a story renders only a part of one. */
export const allRules: RunOptions = { rules: { region: { enabled: false } } }

/** All rules, with the AAA contrast in place of the AA contrast. */
export const allRulesInContrast: RunOptions = {
  rules: {
    ...allRules.rules,
    'color-contrast': { enabled: false },
    'color-contrast-enhanced': { enabled: true },
  },
}

/** Only these rules. */
export const only = (...values: string[]): RunOptions => ({ runOnly: { type: 'rule', values } })

/** Returns axe's violations, one line for each element. */
async function findings(asks: RunOptions): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    selectors: false,
    // axe would read all style sheets for its rule about media, which the product does not have.
    preload: false,
    ...asks,
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  )
}

/** Returns by how many pixels the page overflows the window horizontally. */
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

export const stories = storiesIn({ theme: 'light' })

/**
 * Registers a test for each story: in a window `width` pixels wide, it fits and axe finds no violation in these looks.
 * Each width has a file of its own, because resizing the window takes a fifth of the time of a story.
 */
export function checkStories(checked: typeof stories, width: number, looks: readonly Look[]): void {
  beforeAll(() => page.viewport(width, 900))

  it.each(checked.map(({ name, story }) => [name, story] as const))(
    `axe finds no violation in a window of ${width} px: %s`,
    async (_, Story) => {
      onTestFinished(() => document.documentElement.removeAttribute('style'))
      const root = document.documentElement
      await renderView(<Story />)
      // `play` opens dialogs and menus so that they are checked too; its spies are shared with other stories.
      clearAllMocks()
      await Story.play?.({ canvasElement: document.body, canvas: within(document.body) })
      expect(root.dataset['theme']).toBe('light')
      for (const { theme, scheme, asks } of looks) {
        root.dataset['theme'] = theme
        root.style.colorScheme = scheme
        expect(overflow(), 'pixels beside the window').toBe(0)
        expect(await findings(asks), `${theme}, ${scheme}`).toEqual([])
      }
    },
  )
}
