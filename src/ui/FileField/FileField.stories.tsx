import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileField } from './FileField.tsx'

const meta: Meta<typeof FileField> = {
  title: 'UI/FileField',
  component: FileField,
  args: { label: 'Product image', name: 'image', accept: 'image/*' },
}
export default meta

type Story = StoryObj<typeof FileField>

export const Open: Story = { args: { help: 'A JPEG, PNG or WebP in daylight sells best.' } }
export const InError: Story = { args: { error: 'Product Image is Required' } }
