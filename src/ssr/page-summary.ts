import {
  type AnyStateMachine,
  createActor,
  type InputFrom,
  type Snapshot,
  type SnapshotFrom,
} from 'xstate'
import type { GetMachines } from '../actors/page-actors.ts'
import { frameActors } from '../app/frame-actors.ts'
import { provideProduct } from '../actors/product.ts'
import { provideSeller } from '../actors/seller.ts'
import { snapshotKey } from '../actors/dehydrated-snapshots.ts'
import { contentPage } from '../content/content-pages.ts'
import type { Category } from '../domain/category.ts'
import { categoryPath } from '../domain/category-tree.ts'
import type { Destination, ScreenName } from '../domain/destinations.ts'
import type { Language } from '../domain/language.ts'
import { filterReadable } from '../domain/listed.ts'
import { pageDescriptions } from '../messages/pages.ts'
import { pathOf } from '../screens/paths.ts'
import { breadcrumbOf, productSummaryOf } from './product-summary.ts'
import { sellerSummaryOf } from './seller-summary.ts'

/** The card that another site shows for a link to the page. */
export type SocialCard = {
  title: string
  description: string
  image: string
  /** US dollars; null for what has no price. */
  price: number | null
}

/** The metadata of a page that robots and other sites read. */
export type PageSummary = {
  /** 410: the product of the page is sold or removed. */
  status: 200 | 404 | 410
  description: string
  /** null: the page has the card of the whole site. */
  social: SocialCard | null
  /** The page's content in the vocabulary of schema.org. */
  structuredData: readonly object[]
}

/** Returns the status of an address that no response of the server decides: 404 without a screen, or a help page. */
export function statusOf(address: string, destination: Destination | null): 200 | 404 {
  // The service worker caches the frame under the name of its file.
  if (destination === null) return address === '/index.html' ? 200 : 404
  const { screen } = destination
  return screen === 'help' && contentPage(destination.page, 'en') === null ? 404 : 200
}

/** Summarizes a public page that is rendered from these snapshots. */
export function summaryOf(
  destination: Destination,
  language: Language,
  snapshots: ReadonlyMap<string, Snapshot<unknown>>,
  getMachines: GetMachines,
): PageSummary {
  const missing = () => ({ ...plainSummary(destination, language), status: 404 as const })
  if (destination.screen === 'product') {
    const { productId } = destination
    const state = stateIn(snapshots, getMachines(provideProduct), { productId })
    if (state?.matches('missing') === true) return missing()
    const page = state?.context.page ?? null
    if (page !== null) {
      const categories = categoryPath(
        categoriesIn(snapshots, getMachines) ?? [],
        page.product.categoryId,
      )
      return productSummaryOf(page, pathOf(destination), { language, categories })
    }
  }
  if (destination.screen === 'seller') {
    const { sellerId } = destination
    const state = stateIn(snapshots, getMachines(provideSeller), { sellerId })
    if (state?.matches('missing') === true) return missing()
    const page = state?.context.page ?? null
    if (page !== null) return sellerSummaryOf(page, pathOf(destination), language)
  }
  if (destination.screen === 'category') {
    const categories = categoriesIn(snapshots, getMachines)
    const path = categoryPath(categories ?? [], destination.categoryId)
    if (categories !== null && path.length === 0) return missing()
    const summary = plainSummary(destination, language)
    return path.length < 2
      ? summary
      : { ...summary, structuredData: [breadcrumbOf(language, path)] }
  }
  return plainSummary(destination, language)
}

/** Returns the categories; null where they have not loaded, or where there are none. */
function categoriesIn(
  snapshots: ReadonlyMap<string, Snapshot<unknown>>,
  getMachines: GetMachines,
): readonly Category[] | null {
  const [machine, { input }] = frameActors(getMachines).categories
  const state = stateIn(snapshots, machine, input)
  return state?.matches('filled') === true ? filterReadable(state.context.items) : null
}

/** Returns the state of a machine that the page was rendered from; undefined where it has none. */
function stateIn<Machine extends AnyStateMachine>(
  snapshots: ReadonlyMap<string, Snapshot<unknown>>,
  machine: Machine,
  input: InputFrom<Machine>,
): SnapshotFrom<Machine> | undefined {
  const snapshot = snapshots.get(snapshotKey(machine, input))
  if (snapshot === undefined) return undefined
  const any: AnyStateMachine = machine
  return createActor(any, { input, snapshot }).getSnapshot() as SnapshotFrom<Machine>
}

function plainSummary(destination: Destination, language: Language): PageSummary {
  return {
    status: statusOf(pathOf(destination), destination),
    description: descriptionOf(destination, language),
    social: null,
    structuredData: [],
  }
}

/** Returns the description of a page for search engines; a page without its own has that of the home page. */
function descriptionOf(destination: Destination, language: Language): string {
  if (destination.screen === 'help') {
    const page = contentPage(destination.page, language)
    if (page !== null) return page.description
  }
  const descriptions: Partial<Record<ScreenName, string>> = pageDescriptions[language]
  return descriptions[destination.screen] ?? pageDescriptions[language].home
}
