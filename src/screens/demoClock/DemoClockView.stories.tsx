import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StateValueFrom } from 'xstate'
import { type DemoClockContext, demoClockMachine } from '../../../machines/demoClock.machine.ts'
import { snapshotArg } from '../story-fixtures.ts'
import { DemoClockView } from './DemoClockView.tsx'

const meta: Meta<typeof DemoClockView> = {
  title: 'Screens/Demo clock',
  component: DemoClockView,
  args: { send: () => undefined },
  argTypes: { state: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'demoClock' },
}
export default meta

type Story = StoryObj<typeof DemoClockView>

const unknown: DemoClockContext = { now: null, days: null, failure: null }
const known: DemoClockContext = { ...unknown, now: '2031-05-02T10:15:00.000Z' }

const at = (value: StateValueFrom<typeof demoClockMachine>, context = known): Story => ({
  args: { state: demoClockMachine.resolveState({ value, context }) },
})

export const Loading = at('loading', unknown)
export const Absent = at('absent', unknown)
export const Shown = at('shown')
export const Failed = at('shown', { ...known, failure: { kind: 'noAnswer' } })
export const Passing = at('passing', { ...known, days: 2 })
export const Passed = at('passed', { ...known, days: 2 })
