import type { ComponentProps } from 'react'
import { actorArguments } from '../../actors/actor-arguments.ts'
import type { GetMachines } from '../../actors/page-actors.ts'
import { provideShelves } from '../../actors/productList.ts'
import { provideCategorySearch } from '../../actors/search.ts'
import {
  destinationOfQuestion,
  isWholeCategory,
  questionIn,
  type SearchQuestion,
} from '../../domain/search-question.ts'
import { browsingMessages } from '../../messages/browsing.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { usePageActors } from '../page-actors.ts'
import { PageTitle } from '../PageTitle.tsx'
import { ProductsView } from '../product/ProductsView.tsx'
import { useProductActions } from '../product/useProductActions.ts'
import { Filtered, useOutcome } from '../search/Filtered.tsx'
import { SearchResults } from '../search/SearchResults.tsx'
import { useGeolocation } from '../search/useGeolocation.ts'
import { usePlaces } from '../search/usePlaces.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { CategoryChildren } from './CategoryChildren.tsx'
import { CategoryTrail } from './CategoryTrail.tsx'
import { useCategoryPath } from './loaded-categories.ts'

type CategoryScreenProps = Omit<SearchQuestion, 'words' | 'category'> & {
  categoryId: string
  productId?: string | undefined
}

const questionOf = ({ categoryId, ...filters }: CategoryScreenProps): SearchQuestion =>
  questionIn({ ...filters, category: categoryId })

export const actors = (params: CategoryScreenProps, getMachines: GetMachines) => {
  const question = questionOf(params)
  return {
    products: actorArguments(getMachines(provideShelves).categoryProducts, {
      of: params.categoryId,
      wantedId: params.productId ?? null,
    }),
    // The products of a whole category are shown before their filters.
    ...(!isWholeCategory(question) && { search: searchOf(question, getMachines) }),
  }
}

const searchOf = (question: SearchQuestion, getMachines: GetMachines) =>
  actorArguments(getMachines(provideCategorySearch), { question })

export function Screen(params: CategoryScreenProps) {
  const { categoryId, productId } = params
  const { getMachines, hasSearch } = usePageActors()
  const [products, sendProducts] = useScreenActor(...actors(params, getMachines).products)
  const question = questionOf(params)
  const actions = useProductActions(destinationOfQuestion('category', question), productId ?? null)
  const messages = useMessages(browsingMessages)
  const path = useCategoryPath(categoryId)
  const above = path.slice(0, -1)
  const title = path.at(-1)?.text ?? messages.category
  const view = {
    ...actions,
    products,
    sendProducts,
    title,
    trail: above.length > 0 && <CategoryTrail path={above} />,
    links: <CategoryChildren categoryId={categoryId} name={title} />,
    wantedId: productId,
  }
  return (
    <>
      <PageTitle title={title} />
      {hasSearch ? <FilteredCategory question={question} {...view} /> : <ProductsView {...view} />}
    </>
  )
}

type FilteredCategoryProps = ComponentProps<typeof ProductsView> & { question: SearchQuestion }

/** A category with filters, on a server that has the search. */
function FilteredCategory({ question, ...view }: FilteredCategoryProps) {
  const { getMachines } = usePageActors()
  const [search, sendSearch] = useScreenActor(...searchOf(question, getMachines))
  const outcome = useOutcome(search)
  const places = usePlaces('places')
  const geolocation = useGeolocation()
  const { found, products, question: asked } = search.context
  const isWhole = isWholeCategory(asked)
  const isFirstFilter = search.matches('searching') && found !== null && products.length === 0
  return (
    <ProductsView
      {...view}
      renderFiltered={(whole) => (
        <Filtered
          geolocation={geolocation}
          onRetry={isWhole ? () => sendSearch({ type: 'search.retry' }) : undefined}
          places={places}
          screen="category"
          search={search}
        >
          {isWhole || isFirstFilter ? (
            whole
          ) : (
            <SearchResults {...view} screen="category" search={search} sendSearch={sendSearch} />
          )}
        </Filtered>
      )}
      lead={<span role="status">{found === null ? '\u00a0' : outcome}</span>}
    />
  )
}
