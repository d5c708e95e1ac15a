import type { Meta } from '@storybook/react-vite'
import { addProductScreen } from './addProduct.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Add a product' }
export default meta

export const Paths = walkOf(addProductScreen)
