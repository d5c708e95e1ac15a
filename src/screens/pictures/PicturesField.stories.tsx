import type { Meta, StoryObj } from '@storybook/react-vite'
import { snapshotArg } from '../story-fixtures.ts'
import { picturesOf, picturesWhileCropping } from './pictures-story-fixtures.ts'
import { PicturesField } from './PicturesField.tsx'

const meta: Meta<typeof PicturesField> = {
  title: 'Screens/Pictures',
  component: PicturesField,
  args: { isBusy: false, takesFocus: false },
  argTypes: { state: snapshotArg },
  parameters: { machine: 'pictures' },
}
export default meta

type Story = StoryObj<typeof PicturesField>

export const None: Story = { args: picturesOf(5) }
export const Some: Story = { args: picturesOf(5, 'camera.jpg', 'lens.jpg') }
export const NotAPicture: Story = { args: picturesOf(5, 'camera.jpg', 'notes.txt') }
export const Full: Story = { args: picturesOf(2, 'camera.jpg', 'lens.jpg') }
export const Ordered: Story = {
  args: { ...picturesOf(5, 'camera.jpg', 'lens.jpg', 'case.jpg'), isOrdered: true },
}
export const Cropping: Story = {
  args: { ...picturesWhileCropping(5, 'camera.jpg', 'lens.jpg'), isOrdered: true },
}
export const Unfinished: Story = { args: { ...picturesOf(5, 'camera.jpg'), isUnfinished: true } }
