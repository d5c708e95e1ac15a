import type { Meta } from '@storybook/react-vite'
import { bookingScreen } from './booking.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Booking' }
export default meta

export const Paths = walkOf(bookingScreen)
