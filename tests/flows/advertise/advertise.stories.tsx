import type { Meta } from '@storybook/react-vite'
import { advertiseScreen } from '../collection/myProducts.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Advertise' }
export default meta

export const Paths = walkOf(advertiseScreen)
