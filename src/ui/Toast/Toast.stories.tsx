import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Toast, ToastRegion } from './Toast.tsx'

const meta: Meta<typeof ToastRegion> = {
  title: 'UI/Toast',
  tags: ['autodocs'],
  component: ToastRegion,
  subcomponents: { Toast },
  args: { onDismiss: fn() },
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
}
export default meta

export const Tones: StoryObj<typeof ToastRegion> = {
  args: {
    toasts: [
      { id: '1', tone: 'neutral', title: 'Please Login first.' },
      {
        id: '2',
        tone: 'positive',
        title: 'Your payment was processed successfully',
        detail: 'Your transaction id: pi_3Qd81xK2eZ',
      },
      {
        id: '3',
        tone: 'positive',
        title: 'The item has been reported.\n Thank you for Your Concern.',
      },
      { id: '4', tone: 'negative', title: 'Sorry! An error occurred. Please try again.' },
    ],
  },
}
