import { useSelector } from '@xstate/react'
import { provideCatalogue } from '../../actors/catalogue.ts'
import { provideListingEdit } from '../../actors/listingEdit.ts'
import { listingEditMessages } from '../../messages/listingEdit.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useErrorActions } from '../error/useErrorActions.ts'
import { usePageActors, useViewer } from '../page-actors.ts'
import { PageTitle } from '../PageTitle.tsx'
import { usePlaces } from '../search/usePlaces.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { ListingEditView } from './ListingEditView.tsx'

type EditProps = { productId: string; field?: 'askingPrice' }

/** The Edit screen. It remounts for another seller. */
export function Screen(params: EditProps) {
  const viewer = useViewer()
  return viewer.kind === 'user' ? (
    <EditOf {...params} key={viewer.email} sellerEmail={viewer.email} />
  ) : null
}

function EditOf({ productId, field, sellerEmail }: EditProps & { sellerEmail: string }) {
  const { getMachines } = usePageActors()
  const [categories, sendCategories] = useScreenActor(
    getMachines(provideCatalogue).formCategories,
    {
      input: { of: '' },
    },
  )
  const [state, send] = useScreenActor(getMachines(provideListingEdit), {
    input: { productId, sellerEmail },
  })
  const actor = state.children.pictures
  const pictures = useSelector(actor, (snapshot) => snapshot)
  const { edit, editOf } = useMessages(listingEditMessages)
  const name = state.context.listing?.product.productName
  return (
    <>
      <PageTitle title={name === undefined ? edit : editOf(name)} />
      <ListingEditView
        categories={categories}
        errorActions={useErrorActions()}
        field={field}
        pictures={actor && pictures ? { state: pictures, send: actor.send } : null}
        send={send}
        sendCategories={sendCategories}
        state={state}
        towns={usePlaces('towns')}
      />
    </>
  )
}
