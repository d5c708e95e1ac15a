import type { Meta } from '@storybook/react-vite'
import { pushDeviceScreen } from './pushDevice.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Push messages of a browser' }
export default meta

export const Paths = walkOf(pushDeviceScreen)
