import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal, refused } from '../story-fixtures.ts'
import { Refused } from './Refused.tsx'

const meta: Meta<typeof Refused> = {
  title: 'Screens/Error/Refused',
  component: Refused,
  args: {
    title: 'This page is for admins',
    failure: refused,
    refusal,
    onRetry: () => undefined,
  },
  parameters: { layout: 'fullscreen' },
}
export default meta

export const Buyer: StoryObj<typeof Refused> = {}
