import type { Meta } from '@storybook/react-vite'
import { accountDeletionScreen } from './accountDeletion.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Account deletion' }
export default meta

export const Paths = walkOf(accountDeletionScreen)
