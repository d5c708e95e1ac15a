import type { Meta } from '@storybook/react-vite'
import { dataDownloadScreen } from '../screens/dataDownload.screen.tsx'
import { type Walk, walkOf } from './walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Data download' }
export default meta

export const Paths = walkOf(dataDownloadScreen)
