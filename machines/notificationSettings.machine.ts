import { assign, setup } from 'xstate'
import { type Failure, failureOf } from '../src/domain/failure.ts'
import type { NotificationChoice, NotificationSettings } from '../src/domain/notification.ts'
import { connectionListener, keepFailure, port, watchConnection } from './port.ts'

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

const settingsIn = ({ event }: { event: { output: NotificationSettings | null } }) => ({
  settings: event.output,
})

const load = {
  id: 'load' as const,
  src: 'load' as const,
  onDone: [
    {
      guard: { type: 'isAbsent' as const, params: settingsIn },
      target: 'absent' as const,
    },
    {
      target: 'shown' as const,
      actions: { type: 'keepSettings' as const, params: settingsIn },
    },
  ],
  onError: { target: 'failed' as const, actions: keepFailure },
}

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
  guards: {
    isAbsent: (_, params: { settings: NotificationSettings | null }) => params.settings === null,
  },
  actions: {
    keepSettings: assign((_, params: { settings: NotificationSettings | null }) => params),
    keepChoice: assign((_, params: { choice: NotificationChoice }) => params),
    forgetChoice: assign({ choice: null }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'notificationSettings',
  context: { settings: null, choice: null, failure: null },
  initial: 'loading',
  states: {
    loading: { tags: 'busy', invoke: load },
    absent: { type: 'final', description: 'The server has no notifications.' },
    failed: {
      invoke: watchConnection,
      on: { 'notificationSettings.retry': 'retrying', 'connection.restored': 'retrying' },
      exit: 'forgetFailure',
    },
    retrying: {
      tags: 'busy',
      description: 'The rest of the page stays, unlike in the first attempt.',
      invoke: load,
    },
    shown: {
      on: {
        'notificationSettings.choose': {
          target: 'saving',
          actions: { type: 'keepChoice', params: choiceIn },
        },
      },
      exit: 'forgetFailure',
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
          actions: { type: 'keepSettings', params: settingsIn },
        },
        onError: { target: 'shown', actions: keepFailure },
      },
      exit: 'forgetChoice',
    },
  },
})
