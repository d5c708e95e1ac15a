import type { Meta } from '@storybook/react-vite'
import { orderScreen } from './order.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Order' }
export default meta

export const Paths = walkOf(orderScreen)
