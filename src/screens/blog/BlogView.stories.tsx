import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ContextFrom, StateValueFrom } from 'xstate'
import { createCollectionMachine } from '../../../machines/collection.machine.ts'
import type { BlogEntry } from '../../domain/blog.ts'
import { snapshotArg } from '../story-fixtures.ts'
import { BlogView } from './BlogView.tsx'

const machine = createCollectionMachine<BlogEntry>('blogEntries', ({ _id }) => _id)

const meta: Meta<typeof BlogView> = {
  title: 'Screens/Blog',
  component: BlogView,
  args: {
    send: () => undefined,
    errorActions: { onLogOut: () => undefined, onSaveReport: () => undefined },
  },
  argTypes: { state: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'collection' },
}
export default meta

type Story = StoryObj<typeof BlogView>
type Context = ContextFrom<typeof machine>
const fresh: Context = { of: '', items: [], failure: null, request: null }
const items: readonly BlogEntry[] = [
  {
    _id: 'entry-1',
    question: 'When do I pay?',
    answer:
      'Once you have booked. While you pay, nobody else can.\n\nIf the seller has gone, you get your money back.',
  },
  {
    _id: 'entry-2',
    question: 'Where do I meet the seller?',
    answer: 'Where you both like it. A library, a station and a café are good places.',
  },
]

function at(value: StateValueFrom<typeof machine>, context: Context): Story {
  return { args: { state: machine.resolveState({ value, context }) } }
}

export const Loading = at('loading', fresh)
export const Empty = at('empty', fresh)
export const Failed = at('failed', { ...fresh, failure: { kind: 'noAnswer' } })
export const FilledBrowsing = at({ filled: 'browsing' }, { ...fresh, items })
