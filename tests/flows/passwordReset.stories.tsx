import type { Meta } from '@storybook/react-vite'
import { passwordResetScreen } from '../screens/passwordReset.screen.tsx'
import { type Walk, walkOf } from './walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Password reset' }
export default meta

export const Paths = walkOf(passwordResetScreen)
