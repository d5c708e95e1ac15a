import chair from '@lobehub/fluent-emoji-3d/assets/1fa91.webp'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Picture } from '../Picture/Picture.tsx'
import { Lightbox } from './Lightbox.tsx'
import { LightboxDialog } from './LightboxDialog.tsx'

const meta: Meta<typeof Lightbox> = {
  title: 'UI/Lightbox',
  tags: ['autodocs'],
  component: Lightbox,
  subcomponents: { LightboxDialog },
  args: {
    title: 'Pictures of Oak chair',
    children: <Picture alt="Oak chair" eager ratio="whole" src={chair} />,
    place: { text: '2 / 5', announced: 'Picture 2 of 5' },
    onStep: fn(),
    onDismiss: fn(),
    returnsFocusTo: 'picture',
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
}
export default meta

type Story = StoryObj<typeof Lightbox>

/** The arrow keys lead to the next and the previous picture, and Escape leads back. */
export const OfSeveral: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Pictures of Oak chair' })
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onStep).toHaveBeenLastCalledWith(1)
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onStep).toHaveBeenLastCalledWith(-1)
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await expect(args.onStep).toHaveBeenLastCalledWith(1)
    await userEvent.keyboard('{Escape}')
    await expect(args.onDismiss).toHaveBeenCalled()
  },
}
export const OfOne: Story = {
  args: { place: { text: '1 / 1', announced: '' }, onStep: undefined },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
