import { fromTransition } from 'xstate'

/** Whether a later version of the app waits to be loaded. The open page keeps its version until it is reloaded. */
export const updateLogic = fromTransition(
  (_: boolean, { type }: { type: 'update.found' | 'banner.dismissed' }) => type === 'update.found',
  false,
)
