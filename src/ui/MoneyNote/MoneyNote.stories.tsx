import type { Meta, StoryObj } from '@storybook/react-vite'
import { MoneyNote } from './MoneyNote.tsx'

const meta: Meta<typeof MoneyNote> = {
  title: 'UI/MoneyNote',
  tags: ['autodocs'],
  component: MoneyNote,
}
export default meta

type Story = StoryObj<typeof MoneyNote>

export const NotCharged: Story = {
  args: {
    position: 'notCharged',
    sentence: 'You were not charged.',
    children: 'Your card was declined. Try another card, or the same one again.',
  },
}

export const Unknown: Story = {
  args: {
    position: 'unknown',
    sentence: "We're checking with the bank.",
    children: 'This takes a few seconds. Please do not pay again.',
  },
}

export const Charged: Story = {
  args: {
    position: 'charged',
    sentence: 'You were charged; we are recording it. Do not pay again.',
  },
}

export const Recorded: Story = {
  args: {
    position: 'recorded',
    sentence: 'Your payment was processed successfully',
    children: 'Your transaction id: pi_3Qd81xK2eZ',
  },
}
