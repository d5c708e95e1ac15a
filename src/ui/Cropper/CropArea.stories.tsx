import type { Meta, StoryObj } from '@storybook/react-vite'
import { CropArea } from './CropArea.tsx'
import { cropperArgs } from './cropper-story-args.ts'
import { stage } from './Cropper.css.ts'

const meta: Meta<typeof CropArea> = {
  title: 'UI/Cropper/CropArea',
  component: CropArea,
  args: cropperArgs,
  render: (args) => (
    <div className={stage}>
      <CropArea {...args} />
    </div>
  ),
}
export default meta

type Story = StoryObj<typeof CropArea>

export const Whole: Story = {}
