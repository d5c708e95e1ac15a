import type { Meta } from '@storybook/react-vite'
import { paymentScreen } from './payment.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Payment' }
export default meta

export const Paths = walkOf(paymentScreen)
