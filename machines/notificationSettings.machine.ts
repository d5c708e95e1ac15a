import { setup } from 'xstate'
import type { Failure } from '../src/domain/failure.ts'
import type { NotificationChoice, NotificationSettings } from '../src/domain/notification.ts'
import {
  connectionListener,
  createAssign,
  createLoader,
  forgetFailure,
  isAbsent,
  keepFailure,
  port,
  watchConnection,
} from './kit.ts'

export type NotificationSettingsContext = {
  /** The server's settings; null before they are read. */
  settings: NotificationSettings | null
  /** The choice that is being saved, which the list shows. */
  choice: NotificationChoice | null
  failure: Failure | null
}

type Choose = { type: 'notificationSettings.choose' } & NotificationChoice

const choiceIn = ({ event: { kind, channel, isOn } }: { event: Choose }) => ({
  choice: { kind, channel, isOn },
})

const assign = createAssign<NotificationSettingsContext>()
const keepChoice = assign<Choose>(choiceIn)
const keepSettings = assign<{ output: NotificationSettings | null }>(({ event }) => ({
  settings: event.output,
}))
const forgetChoice = assign({ choice: null })

const { loading } = createLoader('notificationSettings.retry', {
  onDone: [
    { guard: isAbsent, target: 'absent' },
    { target: 'shown', actions: keepSettings },
  ],
})

/** The settings of the notifications that also reach the user by mail and as push messages. */
export const notificationSettingsMachine = setup({
  types: {
    context: {} as NotificationSettingsContext,
    events: {} as Choose | { type: 'notificationSettings.retry' } | { type: 'connection.restored' },
    children: {} as { load: 'load'; save: 'save'; watchConnection: 'watchConnection' },
  },
  actors: {
    /** Resolves to null where the server has no notifications. */
    load: port<NotificationSettings | null>('notificationSettings.load'),
    /** Resolves to all settings after the choice. */
    save: port<NotificationSettings, { choice: NotificationChoice }>('notificationSettings.save'),
    watchConnection: connectionListener,
  },
}).createMachine({
  id: 'notificationSettings',
  context: { settings: null, choice: null, failure: null },
  initial: 'loading',
  states: {
    loading,
    absent: { type: 'final', description: 'The server has no notifications.' },
    failed: {
      invoke: watchConnection,
      on: { 'notificationSettings.retry': 'retrying', 'connection.restored': 'retrying' },
      exit: forgetFailure,
    },
    retrying: {
      ...loading,
      description: 'The rest of the page stays, unlike in the first attempt.',
    },
    shown: {
      on: {
        'notificationSettings.choose': { target: 'saving', actions: keepChoice },
      },
      exit: forgetFailure,
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ event }) => {
          if (event.type !== 'notificationSettings.choose') {
            throw new Error('Only a choice is saved.')
          }
          return choiceIn({ event })
        },
        onDone: {
          target: 'shown',
          actions: keepSettings,
        },
        onError: { target: 'shown', actions: keepFailure },
      },
      exit: forgetChoice,
    },
  },
})
