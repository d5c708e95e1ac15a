import chair from '@lobehub/fluent-emoji-3d/assets/1fa91.webp'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../Layout/Grid.tsx'
import { Picture } from './Picture.tsx'

const meta: Meta<typeof Picture> = {
  title: 'UI/Picture',
  tags: ['autodocs'],
  component: Picture,
  args: { src: chair, alt: 'A chair of oak', eager: true },
  decorators: [(Story) => <Grid>{Story()}</Grid>],
}
export default meta

type Story = StoryObj<typeof Picture>

export const Square: Story = {}
export const Landscape: Story = { args: { ratio: 'landscape' } }

/** Shows the dominant colour while the image loads; a browser without typed `attr()` shows the ground colour. */
export const Coming: Story = {
  args: { alt: '', sources: { colour: '#9bc' }, src: '/no-such-picture.avif' },
}

/** A drawing replaces an image that fails to load, and keeps its space. */
export const Missing: Story = {
  args: { alt: 'A chair of oak, seen from the side', src: '/no-such-picture.avif' },
}
