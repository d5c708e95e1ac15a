import type { Meta } from '@storybook/react-vite'
import { reportScreen } from './productReport.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Product report' }
export default meta

export const Paths = walkOf(reportScreen)
