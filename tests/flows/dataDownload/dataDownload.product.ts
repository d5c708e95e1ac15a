import type { ContextFrom } from 'xstate'
import type { dataDownloadMachine } from '../../../machines/dataDownload.machine.ts'
import { dataDownloadScript } from './dataDownload.script.ts'
import { dataDownloadFlow } from './dataDownload.actions.ts'
import { actionsOnPage } from '../../product/page-driver.ts'
import type { ProductFlow, RequestPort } from '../../product/stage.ts'
import { isBehind, isCall, passed } from '../../product/wire-answers.ts'
import { holdRequests } from '../../product/wire.ts'

const ports = {
  fetchData: { matches: isCall('GET', /^\/account\/data$/), answers: { data: passed } },
} as const satisfies Readonly<Record<string, RequestPort>>
const { controls, assertions } = dataDownloadFlow

/** Drives a download of the user's data in the production build, with the demo buyer. */
export const dataDownloadInProduct: ProductFlow<ContextFrom<typeof dataDownloadMachine>> = {
  script: dataDownloadScript,
  isApart: true,
  async open({ market, visitors }, path) {
    const page = await visitors.arrive('buyer@loppis.test')
    const held = await holdRequests(page, isBehind(ports))
    await page.goto(`${market.origin}/dashboard/account`)
    return { page, path, held, assertions }
  },
  ports,
  actions: actionsOnPage({ controls }),
  arrives: () => false,
  unreachable: {},
}
