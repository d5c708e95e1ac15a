import { provideCatalogue } from '../../actors/catalogue.ts'
import { provideListing } from '../../actors/listing.ts'
import { providePictures } from '../../actors/pictures.ts'
import { usePageActors, useViewer } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { AddProductView } from './AddProductView.tsx'

/** The Add a Product screen. It remounts for another seller, and unmounting aborts an upload. */
export function Screen() {
  const viewer = useViewer()
  return viewer.kind === 'user' ? (
    <AddProductOf key={viewer.email} sellerEmail={viewer.email} />
  ) : null
}

function AddProductOf({ sellerEmail }: { sellerEmail: string }) {
  const { getMachines } = usePageActors()
  const [categories, sendCategories] = useScreenActor(getMachines(provideCatalogue).allCategories, {
    input: { of: '' },
  })
  const { machine, draftOf } = getMachines(provideListing)
  const [pictures, sendPictures] = useScreenActor(getMachines(providePictures), {
    input: { max: 1, draft: { owner: sellerEmail } },
  })
  const [state, send] = useScreenActor(machine, {
    input: { sellerEmail, form: draftOf(sellerEmail) },
  })
  return (
    <AddProductView
      categories={categories}
      pictures={{ state: pictures, send: sendPictures }}
      send={send}
      sendCategories={sendCategories}
      state={state}
    />
  )
}
