import { useMemo } from 'react'
import { provideCatalogue } from '../../actors/catalogue.ts'
import { provideAddProduct } from '../../actors/addProduct.ts'
import { providePictures } from '../../actors/pictures.ts'
import { isUnreadable, filterReadable } from '../../domain/listed.ts'
import { type EditableListing, uploadedPicturesOf } from '../../domain/listingEdit.ts'
import { usePageActors, useViewer } from '../page-actors.ts'
import { usePlaces } from '../search/usePlaces.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { AddProductView } from './AddProductView.tsx'
import { areFieldsLoading } from './listing-attributes.ts'
import { ListedAgainView } from './ListedAgainView.tsx'
import { ListingLoading } from './ListingLoading.tsx'

type AddProductProps = { again?: string }

/** The Add a Product screen. It remounts for another seller or product, and unmounting aborts an upload. */
export function Screen({ again }: AddProductProps) {
  const viewer = useViewer()
  if (viewer.kind !== 'user') return null
  const { email } = viewer
  return again === undefined ? (
    <AddProductOf key={email} sellerEmail={email} sold={null} />
  ) : (
    <AddAgain again={again} key={`${email} ${again}`} sellerEmail={email} />
  )
}

/** The form for a sold product that is listed again, once the product is loaded. */
function AddAgain({ again, sellerEmail }: { again: string; sellerEmail: string }) {
  const { listedAgain } = usePageActors().getMachines(provideAddProduct)
  const [state, send] = useScreenActor(listedAgain, { input: { of: again } })
  const [sold] = state.context.items
  return sold === undefined || isUnreadable(sold) ? (
    <ListedAgainView send={send} state={state} />
  ) : (
    <AddProductOf sellerEmail={sellerEmail} sold={sold} />
  )
}

type FormProps = { sellerEmail: string; sold: EditableListing | null }

function AddProductOf({ sellerEmail, sold }: FormProps) {
  const { getMachines } = usePageActors()
  const [categories, sendCategories] = useScreenActor(
    getMachines(provideCatalogue).formCategories,
    {
      input: { of: '' },
    },
  )
  const { machine, listingChoices, draftOf } = getMachines(provideAddProduct)
  const [announced] = useScreenActor(listingChoices, { input: { of: '' } })
  const again = sold?.product._id
  const pictured = sold && { productId: sold.product._id, again: uploadedPicturesOf(sold.product) }
  const [pictures, sendPictures] = useScreenActor(getMachines(providePictures), {
    input: { max: 1, draft: { owner: sellerEmail, ...pictured } },
  })
  // The draft is read from the browser once, and not at every change of the form.
  const form = useMemo(() => draftOf(sellerEmail, sold), [draftOf, sellerEmail, sold])
  const [state, send] = useScreenActor(machine, { input: { sellerEmail, again, form } })
  const towns = usePlaces('towns')
  if (announced.matches('loading') || areFieldsLoading(categories)) return <ListingLoading />
  const [choices] = filterReadable(announced.context.items)
  return (
    <AddProductView
      again={sold?.product.productName}
      categories={categories}
      contactFor={choices?.contactFor ?? undefined}
      lowestOffers={sold?.lowestOffer?.choices ?? choices?.lowestOffers}
      pictures={{ state: pictures, send: sendPictures }}
      send={send}
      sendCategories={sendCategories}
      state={state}
      towns={towns}
    />
  )
}
