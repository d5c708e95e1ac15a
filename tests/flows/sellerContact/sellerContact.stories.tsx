import type { Meta } from '@storybook/react-vite'
import { sellerContactScreen } from './sellerContact.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Contact of a seller' }
export default meta

export const Paths = walkOf(sellerContactScreen)
