import type { Meta } from '@storybook/react-vite'
import { productScreen } from './product.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Product' }
export default meta

export const Paths = walkOf(productScreen)
