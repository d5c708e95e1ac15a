import type { Meta, StoryObj } from '@storybook/react-vite'
import { message } from '../../domain/message.ts'
import { ErrorView } from './ErrorView.tsx'

const meta: Meta<typeof ErrorView> = {
  title: 'Screens/Error',
  component: ErrorView,
  args: {
    reason: { text: '404 Not Found' },
    acts: { onLogOut: () => undefined, isGuest: false, onSaveReport: () => undefined },
  },
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof ErrorView>

export const NotFound: Story = {}
export const ForGuest: Story = {
  args: { acts: { onLogOut: () => undefined, isGuest: true, onSaveReport: () => undefined } },
}
export const ServerFailed: Story = {
  args: {
    reason: { text: 'Loppis is unavailable right now. Please try again.' },
    failure: {
      kind: 'server',
      status: 503,
      message: 'Loppis is unavailable right now. Please try again.',
      requestId: '5f0c2e8a97b14d3360ac',
    },
    onRetry: () => undefined,
  },
}
export const CanBeTriedAgain: Story = {
  args: { reason: message('codeNotFetched'), onRetry: () => undefined },
}
