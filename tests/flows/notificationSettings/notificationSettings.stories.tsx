import type { Meta } from '@storybook/react-vite'
import { notificationSettingsScreen } from './notificationSettings.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Mails about notifications' }
export default meta

export const Paths = walkOf(notificationSettingsScreen)
