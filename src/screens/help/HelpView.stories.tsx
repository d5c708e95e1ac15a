import type { Meta, StoryObj } from '@storybook/react-vite'
import { HelpView } from './HelpView.tsx'

const meta: Meta<typeof HelpView> = {
  title: 'Screens/Help',
  component: HelpView,
  parameters: { layout: 'fullscreen' },
  args: {
    content: {
      title: '42',
      description: '',
      nodes: [
        {
          tag: 'ol',
          children: [{ tag: 'li', children: [{ tag: 'a', href: '/', children: ['1'] }] }],
        },
        { tag: 'h2', children: ['2'] },
        { tag: 'ul', children: [{ tag: 'li', children: ['3'] }] },
        { tag: 'blockquote', children: [{ tag: 'p', children: ['4'] }] },
      ],
    },
  },
}
export default meta

export const Article: StoryObj<typeof HelpView> = {}
export const Contact: StoryObj<typeof HelpView> = { args: { operatorEmail: 'help@loppis.test' } }
export const ContactWithoutAddress: StoryObj<typeof HelpView> = { args: { operatorEmail: null } }
