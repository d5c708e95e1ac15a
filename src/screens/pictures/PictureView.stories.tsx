import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StateValueFrom } from 'xstate'
import { type PictureContext, pictureMachine } from '../../../machines/picture.machine.ts'
import { picture, snapshotArg } from '../story-fixtures.ts'
import { PictureView } from './PictureView.tsx'

const meta: Meta<typeof PictureView> = {
  title: 'Screens/Pictures/Picture',
  component: PictureView,
  args: { isBusy: false, onRemove: () => undefined, place: '1', send: () => undefined },
  argTypes: { state: snapshotArg },
  parameters: { machine: 'picture' },
}
export default meta

type Story = StoryObj<typeof PictureView>

const at = (
  value: StateValueFrom<typeof pictureMachine>,
  context: Partial<PictureContext> = {},
): Story => ({
  args: {
    state: pictureMachine.resolveState({
      value,
      context: {
        source: new File(['bytes'], 'camera.jpg', { type: 'image/jpeg' }),
        preview: picture,
        progress: null,
        uploaded: null,
        failure: null,
        ...context,
      },
    }),
  },
})

export const Uploading = at({ chosen: 'uploading' }, { progress: { sent: 400, total: 1000 } })
export const WithoutPreview = at({ chosen: 'uploading' }, { preview: null })
export const Failed = at({ chosen: 'failed' }, { failure: { kind: 'noAnswer' } })
export const Refused = at(
  { chosen: 'refused' },
  { failure: { kind: 'rejected', message: 'This picture is damaged and could not be read.' } },
)
export const Uploaded = at({ chosen: 'uploaded' }, { uploaded: { image: picture } })
/** The product had it before. */
export const Kept = at({ chosen: 'uploaded' }, { source: { image: picture }, preview: null })
export const Unreadable = at('unreadable', { preview: null })
