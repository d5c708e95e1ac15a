import type { Meta } from '@storybook/react-vite'
import { sellerScreen } from './seller.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Seller' }
export default meta

export const Paths = walkOf(sellerScreen)
