import type { Meta } from '@storybook/react-vite'
import { dataDownloadScreen } from './dataDownload.screen.tsx'
import { type Walk, walkOf } from '../../screen/walk-story.tsx'

const meta: Meta<Walk> = { title: 'Flows/Data download' }
export default meta

export const Paths = walkOf(dataDownloadScreen)
