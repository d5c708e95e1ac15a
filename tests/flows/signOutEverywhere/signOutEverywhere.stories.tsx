import type { Meta } from '@storybook/react-vite'
import { signOutEverywhereScreen } from './signOutEverywhere.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Sign out everywhere' }
export default meta

export const Paths = walkOf(signOutEverywhereScreen)
