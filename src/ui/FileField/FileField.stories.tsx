import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FileField } from './FileField.tsx'

const meta: Meta<typeof FileField> = {
  title: 'UI/FileField',
  tags: ['autodocs'],
  component: FileField,
  args: {
    label: 'Product image',
    name: 'image',
    accept: 'image/*',
    prompt: 'Choose a picture',
    onChoose: fn(),
  },
}
export default meta

type Story = StoryObj<typeof FileField>

export const Line: Story = {
  args: { look: 'line', required: false, prompt: 'Add pictures' },
}
export const Open: Story = { args: { help: 'JPEG, PNG or WebP. Daylight works best.' } }
export const InError: Story = { args: { error: 'Product Image is Required' } }
export const Resting: Story = { args: { disabled: true } }

/** The drop zone is highlighted while a file is dragged over it, and resets when the file leaves. */
export const HeldOver: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Product image')
    const place = control.parentElement
    const carry = (type: string) => control.dispatchEvent(new DragEvent(type, { bubbles: true }))
    carry('dragenter')
    await expect(place).toHaveAttribute('data-over', 'true')
    carry('dragleave')
    await expect(place).not.toHaveAttribute('data-over')
    carry('dragenter')
  },
}
