import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckboxList } from './CheckboxList.tsx'

const meta: Meta<typeof CheckboxList> = {
  title: 'UI/CheckboxList',
  tags: ['autodocs'],
  component: CheckboxList,
  args: {
    options: [
      { value: 'mail', label: 'Email', detail: 'Within a minute.', isOn: true },
      { value: 'letter', label: 'Letter', detail: 'Within a week.', isOn: false },
    ],
    onChoose: () => undefined,
  },
}
export default meta

type Story = StoryObj<typeof CheckboxList>

export const Open: Story = {}
export const Busy: Story = { args: { busy: true } }
