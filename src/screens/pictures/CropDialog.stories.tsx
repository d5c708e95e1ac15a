import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StateValueFrom } from 'xstate'
import { type CropContext, cropMachine } from '../../../machines/crop.machine.ts'
import { picture, snapshotArg } from '../story-fixtures.ts'
import { CropView } from './CropDialog.tsx'

const meta: Meta<typeof CropView> = {
  title: 'Screens/Pictures/CropDialog',
  component: CropView,
  args: { send: () => undefined },
  argTypes: { state: snapshotArg },
  parameters: { machine: 'crop' },
}
export default meta

type Story = StoryObj<typeof CropView>

const at = (
  value: StateValueFrom<typeof cropMachine>,
  context: Partial<CropContext> = {},
): Story => ({
  args: {
    state: cropMachine.resolveState({
      value,
      context: {
        source: { image: picture },
        url: picture,
        position: { x: 0, y: 0 },
        zoom: 1,
        shape: 'square',
        area: { x: 0, y: 0, width: 80, height: 80 },
        file: null,
        failure: null,
        ...context,
      },
    }),
  },
})

export const Opening = at('opening', { url: null, area: null })
export const Cropping = at('cropping')
export const Enlarged = at('cropping', { zoom: 2, shape: 'landscape' })
export const NotCropped = at('cropping', { failure: { kind: 'noAnswer' } })
export const Applying = at('applying')
export const Unreadable = at('unreadable', { url: null, area: null })
export const Applied = at('applied')
export const Canceled = at('canceled')
