import type { SuggestionsContext } from '../../../machines/suggestions.machine.ts'
import { names } from './suggestions.script.ts'
import { suggestionsFlow } from './suggestions.actions.ts'
import { actionsOnPage } from '../../product/page-driver.ts'
import { asPrepared, type ProductFlow, type RequestPort } from '../../product/stage.ts'
import { answered, isCall } from '../../product/wire-answers.ts'
import { visitBlog } from '../../product/visit-blog.ts'

const ports = {
  suggest: {
    matches: isCall('GET', /^\/search\/suggest$/),
    answers: { some: answered(names), none: answered([]) },
  },
} as const satisfies Readonly<Record<string, RequestPort>>
const { actions = {}, assertions, script } = suggestionsFlow

/** Drives the suggestions in the production build, in the header of the blog. */
export const suggestionsInProduct: ProductFlow<SuggestionsContext> = {
  script,
  isApart: true,
  async open(world, path) {
    const { page, held } = await visitBlog(world, ports)
    return { page, path, held, assertions }
  },
  ports,
  actions: {
    ...actionsOnPage({ actions }),
    'suggestions.close': ({ page }) => page.getByRole('searchbox').press('Escape'),
    'after.afterTyping': asPrepared,
  },
  arrives: () => false,
  // Each pause after typing ends in a fifth of a second.
  fleeting: 'typing',
  unreachable: {},
  ends: {},
}
