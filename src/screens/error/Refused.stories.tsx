import type { Meta, StoryObj } from '@storybook/react-vite'
import { buyer } from '../story-world.ts'
import { Refused } from './Refused.tsx'

const meta: Meta<typeof Refused> = {
  title: 'Screens/Refused',
  component: Refused,
  args: {
    title: 'This page is for an admin',
    failure: { kind: 'forbidden', message: 'Your account may not do this.' },
    refusal: { viewer: buyer, onSignInAsAnother: () => undefined },
    onRetry: () => undefined,
  },
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof Refused>

export const Buyer: Story = {}
