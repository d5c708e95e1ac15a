import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckboxGroup } from './CheckboxGroup.tsx'

const meta: Meta<typeof CheckboxGroup> = {
  title: 'UI/CheckboxList/CheckboxGroup',
  tags: ['autodocs'],
  component: CheckboxGroup,
  args: {
    label: 'What went well?',
    options: [
      { name: 'friendly', label: 'Friendly', isOn: true },
      { name: 'onTime', label: 'On time', isOn: false },
    ],
  },
}
export default meta

export const OneOn: StoryObj<typeof CheckboxGroup> = {}
