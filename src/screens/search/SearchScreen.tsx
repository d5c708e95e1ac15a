import { actorArguments } from '../../actors/actor-arguments.ts'
import type { GetMachines } from '../../actors/page-actors.ts'
import { provideSearch } from '../../actors/search.ts'
import { isSameQuestion, questionIn, type SearchQuestion } from '../../domain/search-question.ts'
import { searchMessages } from '../../messages/search.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { usePageActors } from '../page-actors.ts'
import { PageTitle } from '../PageTitle.tsx'
import { useProductActions } from '../product/useProductActions.ts'
import { RecentlySeen } from '../recentlySeen/RecentlySeen.tsx'
import { useRenderedViewer } from '../useRenderedViewer.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { SearchSave, SearchSaveLink } from './SearchSaveView.tsx'
import { SearchView } from './SearchView.tsx'
import { useGeolocation } from './useGeolocation.ts'
import { usePlaces } from './usePlaces.ts'

type SearchScreenProps = SearchQuestion & { productId?: string; saved?: string }

export const actors = (params: SearchScreenProps, getMachines: GetMachines) => ({
  search: actorArguments(getMachines(provideSearch), { question: questionIn(params) }),
})

export function Screen(params: SearchScreenProps) {
  const { productId, saved } = params
  const viewer = useRenderedViewer()
  const { getMachines, hasSearch } = usePageActors()
  const [search, sendSearch] = useScreenActor(...actors(params, getMachines).search)
  const places = usePlaces('places')
  const { question, found } = search.context
  const actions = useProductActions({ screen: 'search', ...questionIn(params) }, productId ?? null)
  const messages = useMessages(searchMessages)
  const title = question.words === undefined ? messages.search : messages.searchFor(question.words)
  return (
    <>
      <PageTitle title={title} />
      <SearchView
        {...actions}
        geolocation={useGeolocation()}
        places={places}
        recentlySeen={isSameQuestion(question, {}) && <RecentlySeen current={null} />}
        saving={
          viewer.kind === 'user' ? (
            <SearchSave found={found} question={question} savedId={saved ?? null} />
          ) : (
            hasSearch && <SearchSaveLink question={question} />
          )
        }
        search={search}
        sendSearch={sendSearch}
        wantedId={productId}
      />
    </>
  )
}
