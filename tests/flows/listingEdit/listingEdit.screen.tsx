import { useSelector } from '@xstate/react'
import type { ComponentProps } from 'react'
import { fromCallback } from 'xstate'
import { listingEditMachine } from '../../../machines/listingEdit.machine.ts'
import { ListingEditView } from '../../../src/screens/listingEdit/ListingEditView.tsx'
import { picturesWith } from '../../../src/screens/pictures/pictures-story-fixtures.ts'
import { picture } from '../../../src/screens/story-fixtures.ts'
import { cheaper } from './listingEdit.script.ts'
import { categoriesMachine } from '../addProduct/addProduct.screen.tsx'
import { listingEditFlow } from './listingEdit.flow.ts'
import { createScreen } from '../../screen/screen.ts'

const nothing = () => undefined
const categories = categoriesMachine.resolveState({
  value: { filled: 'browsing' },
  context: {
    of: '',
    items: [{ _id: cheaper.categoryId, categoryName: 'Cameras' }],
    failure: null,
    request: null,
  },
})

type FormProps = Pick<ComponentProps<typeof ListingEditView>, 'state' | 'send' | 'field'>

/** The form, bound to its pictures as in the app. */
function Form(bound: FormProps) {
  const actor = bound.state.children.pictures
  const pictures = useSelector(actor, (snapshot) => snapshot)
  return (
    <ListingEditView
      {...bound}
      categories={categories}
      errorActions={{ onLogOut: nothing, isGuest: false, onSaveReport: nothing }}
      pictures={actor && pictures ? { state: pictures, send: actor.send } : null}
      sendCategories={nothing}
    />
  )
}

export const listingEditScreen = createScreen(
  listingEditMachine,
  listingEditFlow,
  (state, send) => <Form send={send} state={state} />,
  { pictures: picturesWith() },
)

/** Edit after an earlier visit that has left two other pictures in its draft. */
export const listingEditWithPictures = createScreen(
  listingEditMachine,
  listingEditFlow,
  (state, send) => <Form send={send} state={state} />,
  {
    pictures: picturesWith().provide({
      actors: {
        recallPictures: fromCallback(({ sendBack }) =>
          sendBack({
            type: 'pictures.show',
            pictures: [{ image: picture }, { image: picture }],
            isDraft: true,
          }),
        ),
      },
    }),
  },
)

/** Edit as Lower price opens it. */
export const listingEditAtPrice = createScreen(
  listingEditMachine,
  listingEditFlow,
  (state, send) => <Form field="askingPrice" send={send} state={state} />,
  { pictures: picturesWith() },
)
