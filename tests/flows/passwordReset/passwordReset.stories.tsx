import type { Meta } from '@storybook/react-vite'
import { passwordResetScreen } from './passwordReset.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Password reset' }
export default meta

export const Paths = walkOf(passwordResetScreen)
