import type { Meta } from '@storybook/react-vite'
import { passwordChangeScreen } from './passwordChange.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Password change' }
export default meta

export const Paths = walkOf(passwordChangeScreen)
