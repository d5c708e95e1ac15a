import type { SearchSaveContext } from '../../../machines/searchSave.machine.ts'
import { searchSaveFlow } from './searchSave.actions.ts'
import { actionsOnPage } from '../../product/page-driver.ts'
import type { ProductFlow, RequestPort } from '../../product/stage.ts'
import { isBehind, isCall, passed } from '../../product/wire-answers.ts'
import { holdRequests } from '../../product/wire.ts'

const ports = {
  readAbility: {
    matches: isCall('PUT', /^\/saved-searches\/[^/]+\/seen$/),
    answers: { able: passed },
  },
  save: { matches: isCall('POST', /^\/saved-searches$/), answers: { saved: passed } },
} as const satisfies Readonly<Record<string, RequestPort>>
const { assertions, controls } = searchSaveFlow

/** Drives the saving of a search in the production build, with the demo buyer. */
export const searchSaveInProduct: ProductFlow<SearchSaveContext> = {
  script: searchSaveFlow.script,
  isApart: true,
  async open({ market, visitors }, path) {
    const page = await visitors.arrive('buyer@loppis.test')
    const held = await holdRequests(page, isBehind(ports))
    await page.goto(`${market.origin}/search?q=camera&saved=none`)
    return { page, path, held, assertions }
  },
  ports,
  actions: actionsOnPage({ controls }),
  arrives: () => false,
  unreachable: { 'readAbility=unable': 'The embedded server keeps searches.' },
  ends: {},
}
