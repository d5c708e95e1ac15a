import { fromCallback } from 'xstate'
import type { Services } from './services.ts'

/** Provides the listener by which a failed load is repeated once the lost connection is restored. */
export const provideReconnection = ({ connection }: Pick<Services, 'connection'>) => ({
  watchConnection: fromCallback(({ sendBack }) =>
    connection.onRestored(() => sendBack({ type: 'connection.restored' })),
  ),
})
