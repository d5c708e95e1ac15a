import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Text } from '../Text/Text.tsx'
import { Sheet } from './Sheet.tsx'

const meta: Meta<typeof Sheet> = {
  title: 'UI/Sheet',
  tags: ['autodocs'],
  component: Sheet,
  args: {
    label: '2 people booked this',
    of: 'Oak chair',
    title: 'Bookings of Oak chair',
    children: <Text>Bea Berg and Nils Ek have booked the chair.</Text>,
  },
}
export default meta

type Story = StoryObj<typeof Sheet>

const trigger = { name: '2 people booked this: Oak chair' }

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', trigger))
    const panel = await canvas.findByRole('dialog', { name: 'Bookings of Oak chair' })
    await waitFor(() => expect(panel).toHaveFocus())
  },
}

/** A button closes it below what scrolls. */
export const OpenWithFoot: Story = {
  ...Open,
  args: { look: 'button', done: 'Show 4 items', foot: <Text>4 of 12</Text> },
}

/** The focus returns to the button that opened the sheet. */
export const ClosedAgain: Story = {
  tags: ['unpictured'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', trigger)
    await userEvent.click(button)
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(button).toHaveFocus())
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}
