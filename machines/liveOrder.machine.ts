import type { PaidOrder } from '../src/domain/order.ts'
import { createLiveUpdates } from './live-updates.ts'

/** Keeps an open order current; the subject's `id` is that of the order. */
export const liveOrderMachine = createLiveUpdates<{ flow: 'order'; id: string }, PaidOrder>()
