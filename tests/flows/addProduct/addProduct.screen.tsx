import { useSelector } from '@xstate/react'
import { type ComponentProps, useState } from 'react'
import { createActor } from 'xstate'
import { createCollectionMachine } from '../../../machines/collection.machine.ts'
import { addProductMachine } from '../../../machines/addProduct.machine.ts'
import type { Category } from '../../../src/domain/category.ts'
import { AddProductView } from '../../../src/screens/addProduct/AddProductView.tsx'
import { picturesWith } from '../../../src/screens/pictures/pictures-story-fixtures.ts'
import { shoeAttributes, tentAttributes } from '../../../src/screens/story-fixtures.ts'
import { typed } from './addProduct.script.ts'
import { addProductFlow } from './addProduct.flow.ts'
import { createScreen } from '../../screen/screen.ts'

export const categoriesMachine = createCollectionMachine<Category>('categories', ({ _id }) => _id)
const categories = categoriesMachine.resolveState({
  value: { filled: 'browsing' },
  context: {
    of: '',
    items: [
      { _id: typed.categoryId, categoryName: 'Cameras' },
      { _id: 'shoes', categoryName: 'Shoes', attributes: [...shoeAttributes] },
      { _id: 'tents', categoryName: 'Tents', attributes: [...tentAttributes] },
    ],
    failure: null,
    request: null,
  },
})

type FormProps = Pick<ComponentProps<typeof AddProductView>, 'state' | 'send'>

/** The form, whose draft has two pictures. */
function Form(bound: FormProps) {
  // Started once: an actor that a second mount starts again has lost its pictures.
  const [actor] = useState(() => createActor(draft, { input: { max: 8, draft: null } }).start())
  const pictures = useSelector(actor, (snapshot) => snapshot)
  return (
    <AddProductView
      {...bound}
      categories={categories}
      pictures={{ state: pictures, send: actor.send }}
      sendCategories={() => undefined}
    />
  )
}
const draft = picturesWith('camera.jpg', 'lens.jpg')

export const addProductScreen = createScreen(addProductMachine, addProductFlow, (state, send) => (
  <Form send={send} state={state} />
))
