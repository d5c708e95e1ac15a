import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../Layout/Grid.tsx'
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

export const Optional: Story = { args: { label: 'Nickname', required: false, type: 'text' } }

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

export const Password: Story = {
  render: () => (
    <PasswordField
      autoComplete="current-password"
      error="Password is required"
      label="Password"
      name="password"
    />
  ),
}

export const Description: Story = {
  render: () => (
    <TextArea
      help="Up to 500 characters."
      label="Description"
      maxLength={500}
      name="description"
      required={false}
    />
  ),
}

export const Booking: Story = {
  render: () => (
    <Grid of="tiles">
      <TextField defaultValue="Astrid Lind" label="Full name" name="fullName" readOnly />
      <TextField defaultValue="$120" label="Price" name="price" readOnly />
      <TextField autoComplete="tel" label="Phone number" name="phoneNumber" type="tel" />
      <TextField
        error="The meeting location is required"
        label="Meeting location"
        name="location"
      />
    </Grid>
  ),
}
