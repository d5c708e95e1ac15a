import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { createStanding, type Standing } from '../actors/standing.ts'
import { StandingNotices } from './StandingNotices.tsx'

type Args = { happens: (standing: Standing) => void; onReload: () => void }

const meta: Meta<Args> = {
  title: 'App/Standing notices',
  args: { onReload: fn() },
  argTypes: { happens: { control: false } },
  parameters: { layout: 'fullscreen' },
  render: ({ happens, onReload }) => {
    const standing = createStanding(undefined)
    happens(standing)
    return <StandingNotices notices={standing.notices} onReload={onReload} />
  },
}
export default meta

type Story = StoryObj<Args>

export const CutOff: Story = { args: { happens: ({ lost }) => lost() } }
export const KeptFromBefore: Story = { args: { happens: ({ kept }) => kept() } }
export const Back: Story = {
  args: {
    happens({ kept, there }) {
      kept()
      there()
    },
  },
}
export const NewVersion: Story = { args: { happens: ({ newer }) => newer() } }
export const Several: Story = {
  args: {
    happens({ newer, lost }) {
      newer()
      lost()
    },
  },
}
export const Svenska: Story = { ...KeptFromBefore, globals: { language: 'sv' } }
