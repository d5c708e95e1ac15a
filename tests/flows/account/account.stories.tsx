import type { Meta } from '@storybook/react-vite'
import { accountScreen } from './account.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Account' }
export default meta

export const Paths = walkOf(accountScreen)
