import type { Meta } from '@storybook/react-vite'
import { reviewScreen } from './review.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Reviews of an order' }
export default meta

export const Paths = walkOf(reviewScreen)
