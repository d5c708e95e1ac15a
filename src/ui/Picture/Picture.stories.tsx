import bicycle from '@lobehub/fluent-emoji-3d/assets/1f6b2.webp'
import camera from '@lobehub/fluent-emoji-3d/assets/1f4f7.webp'
import chair from '@lobehub/fluent-emoji-3d/assets/1fa91.webp'
import guitar from '@lobehub/fluent-emoji-3d/assets/1f3b8.webp'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../Layout/Grid.tsx'
import { Picture } from './Picture.tsx'

const meta: Meta<typeof Picture> = {
  title: 'UI/Picture',
  tags: ['autodocs'],
  component: Picture,
  args: { src: chair, alt: 'A chair of oak', eager: true },
}
export default meta

type Story = StoryObj<typeof Picture>

export const Grounds: Story = {
  render: () => (
    <Grid of="cards">
      <Picture alt="A bicycle" eager ground="moss" src={bicycle} />
      <Picture alt="A camera" eager ground="sky" src={camera} />
      <Picture alt="A chair of oak" eager ground="sand" src={chair} />
      <Picture alt="A guitar" eager ground="rose" src={guitar} />
      <Picture alt="A second bicycle" eager ground="plum" src={bicycle} />
    </Grid>
  ),
}

/** Shows the dominant colour while the image loads; a browser without typed `attr()` shows the ground colour. */
export const Coming: Story = {
  render: () => (
    <Grid of="cards">
      <Picture alt="" eager sources={{ colour: '#9bc' }} src="/no-such-picture.avif" />
      <Picture alt="" eager src="/no-such-picture.avif" />
    </Grid>
  ),
}

/** An image that fails to load keeps its space and shows its alt text. */
export const Missing: Story = {
  render: () => (
    <Grid of="cards">
      <Picture alt="A chair of oak, seen from the side" eager src="/no-such-picture.avif" />
    </Grid>
  ),
}
