import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PasswordField } from './PasswordField.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

const meta: Meta<typeof TextField> = {
  title: 'UI/TextField',
  tags: ['autodocs'],
  component: TextField,
  subcomponents: { PasswordField, TextArea },
  args: { label: 'Email', name: 'email', type: 'email', autoComplete: 'email' },
}
export default meta

type Story = StoryObj<typeof TextField>

export const Empty: Story = {}

export const Filled: Story = { args: { defaultValue: 'buyer@loppis.test' } }

export const WithHelp: Story = {
  args: {
    label: 'Phone number',
    name: 'phoneNumber',
    type: 'tel',
    autoComplete: 'tel',
    help: 'The seller calls it to agree on a time.',
  },
}

export const InError: Story = { args: { error: 'Email Address is required' } }

export const ReadOnly: Story = {
  args: { label: 'Product name', readOnly: true, defaultValue: 'Oak chair, 1962' },
}

export const Price: Story = {
  args: {
    label: 'Asking price',
    name: 'askingPrice',
    type: 'text',
    inputMode: 'decimal',
    prefix: '$',
    defaultValue: '120',
    autoComplete: 'off',
  },
}

export const Description: Story = {
  render: () => (
    <TextArea
      help="Up to 500 characters."
      label="Description"
      name="description"
      required={false}
    />
  ),
}

export const Password: StoryObj<typeof PasswordField> = {
  render: () => <PasswordField autoComplete="current-password" label="Password" name="password" />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password')
    const show = canvas.getByRole('button', { name: 'Show password' })
    await userEvent.type(field, 'second-hand')
    await userEvent.click(show)
    await expect(field).toHaveAttribute('type', 'text')
    await expect(show).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(show)
    await expect(field).toHaveAttribute('type', 'password')
    await expect(field).toHaveValue('second-hand')
  },
}
