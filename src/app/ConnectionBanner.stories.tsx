import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { createConnectionStatus, type ConnectionStatus } from '../actors/connection-status.ts'
import { ConnectionBanner } from './ConnectionBanner.tsx'

type Args = { happens: (connectionStatus: ConnectionStatus) => void; onReload: () => void }

const meta: Meta<Args> = {
  title: 'App/Connection banner',
  args: { onReload: fn() },
  argTypes: { happens: { control: false } },
  parameters: { layout: 'fullscreen' },
  render: ({ happens, onReload }) => {
    const connectionStatus = createConnectionStatus(undefined)
    happens(connectionStatus)
    return <ConnectionBanner toasts={connectionStatus.notices} onReload={onReload} />
  },
}
export default meta

type Story = StoryObj<Args>

export const CutOff: Story = { args: { happens: ({ offline }) => offline() } }
export const KeptFromBefore: Story = { args: { happens: ({ cached }) => cached() } }
export const Back: Story = {
  args: {
    happens({ cached, online }) {
      cached()
      online()
    },
  },
}
export const NewVersion: Story = {
  args: { happens: ({ updateAvailable }) => updateAvailable() },
}
export const Several: Story = {
  args: {
    happens({ updateAvailable, offline }) {
      updateAvailable()
      offline()
    },
  },
}
export const Svenska: Story = { ...KeptFromBefore, globals: { language: 'sv' } }
