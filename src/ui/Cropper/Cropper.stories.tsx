import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cropper } from './Cropper.tsx'
import { cropperArgs } from './cropper-story-args.ts'

const meta: Meta<typeof Cropper> = {
  title: 'UI/Cropper',
  component: Cropper,
  args: cropperArgs,
}
export default meta

type Story = StoryObj<typeof Cropper>

export const Whole: Story = {}
export const Enlarged: Story = { args: { zoom: 2, aspect: 4 / 3 } }
