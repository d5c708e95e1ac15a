import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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
  },
}
export default meta

type Story = StoryObj<typeof FileField>

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72"><rect width="96" height="72" fill="#e6ddc8"/><circle cx="48" cy="36" r="22" fill="#8d9a7b"/></svg>',
)}`

export const Line: Story = {
  args: { look: 'line', required: false, onChooseMany: () => undefined, prompt: 'Add pictures' },
}
export const Open: Story = { args: { help: 'JPEG, PNG or WebP. Daylight works best.' } }
export const InError: Story = { args: { error: 'Product Image is Required' } }
export const Chosen: Story = { args: { chosen: 'oak-chair.jpg' } }
export const Shown: Story = { args: { chosen: 'oak-chair.jpg', preview: picture } }
export const Resting: Story = {
  args: { chosen: 'oak-chair.jpg', preview: picture, disabled: true },
}

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
