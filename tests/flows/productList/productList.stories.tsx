import type { Meta } from '@storybook/react-vite'
import { shelfScreen } from './productList.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Product list' }
export default meta

export const Paths = walkOf(shelfScreen)
