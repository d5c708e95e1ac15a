import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumb } from './Breadcrumb.tsx'

const meta: Meta<typeof Breadcrumb> = {
  title: 'UI/Breadcrumb',
  tags: ['autodocs'],
  component: Breadcrumb,
  args: {
    label: 'Breadcrumb',
    items: [
      { href: '/', text: 'Home' },
      { href: '/category/cameras', text: 'Cameras & sound' },
    ],
  },
}
export default meta

export const TwoLevels: StoryObj<typeof Breadcrumb> = {}
