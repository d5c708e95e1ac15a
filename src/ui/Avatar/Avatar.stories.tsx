import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cluster } from '../Layout/Cluster.tsx'
import { Avatar } from './Avatar.tsx'

const meta: Meta<typeof Avatar> = { title: 'UI/Avatar', tags: ['autodocs'], component: Avatar }
export default meta

type Story = StoryObj<typeof Avatar>

export const BesideItsName: Story = {
  render: () => (
    <Cluster>
      <Avatar name="Astrid Lind" /> Astrid Lind <Avatar name="seller@loppis.test" />{' '}
      seller@loppis.test
    </Cluster>
  ),
}
