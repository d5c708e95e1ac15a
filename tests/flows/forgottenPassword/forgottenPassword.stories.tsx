import type { Meta } from '@storybook/react-vite'
import { forgottenPasswordScreen } from './forgottenPassword.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Forgotten password' }
export default meta

export const Paths = walkOf(forgottenPasswordScreen)
