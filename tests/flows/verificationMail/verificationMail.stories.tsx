import type { Meta } from '@storybook/react-vite'
import { verificationMailScreen } from './verificationMail.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Verification mail' }
export default meta

export const Paths = walkOf(verificationMailScreen)
