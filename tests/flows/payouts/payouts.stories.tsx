import type { Meta } from '@storybook/react-vite'
import { payoutsScreen } from './payouts.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Payouts' }
export default meta

export const Paths = walkOf(payoutsScreen)
