import { setup } from 'xstate'
import type { Failure } from '../src/domain/failure.ts'
import { effect, forgetFailure, keepFailure, port } from './kit.ts'

/** Downloads the server's data about the user, as a file. */
export const dataDownloadMachine = setup({
  types: {
    context: {} as { failure: Failure | null },
    events: {} as { type: 'dataDownload.start' },
  },
  actors: {
    /** Resolves to the text of the file. */
    fetchData: port<string>('dataDownload.fetchData'),
  },
  actions: {
    /** Gives the file to the browser. */
    saveFile: effect<{ text: string }>('dataDownload.saveFile'),
  },
}).createMachine({
  id: 'dataDownload',
  context: { failure: null },
  initial: 'idle',
  states: {
    idle: {
      on: { 'dataDownload.start': { target: 'fetching', actions: forgetFailure } },
    },
    fetching: {
      tags: 'busy',
      invoke: {
        id: 'fetchData',
        src: 'fetchData',
        onDone: {
          target: 'saved',
          actions: { type: 'saveFile', params: ({ event }) => ({ text: event.output }) },
        },
        onError: { target: 'idle', actions: keepFailure },
      },
    },
    saved: { on: { 'dataDownload.start': 'fetching' } },
  },
})
