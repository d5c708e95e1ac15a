import { type EventObject, fromCallback, fromPromise } from 'xstate'
import { productMachine } from '../../machines/product.machine.ts'
import { isAboutProduct } from '../domain/live.ts'
import { followChanges } from './list-changes.ts'
import { provideReconnection } from './reconnection.ts'
import type { Services } from './services.ts'

/** How often a visible page is read, in milliseconds: the stream is for users who deal about the product alone. */
const INTERVAL = 15_000

/** Provides the page of a product with the server. */
export function provideProduct(services: Services) {
  const { api, visibility } = services
  return productMachine.provide({
    actors: {
      ...provideReconnection(services),
      load: fromPromise(({ input: { productId, near } }) => api.getProductPage(productId, near)),
      watchPage: fromCallback<EventObject, { productId: string; near?: string | undefined }>(
        ({ input: { productId, near }, sendBack }) => {
          let shown: string | null = null
          let isLeft = false
          let isVisible = true
          const read = async () => {
            const page = await api.getProductPage(productId, near)
            const text = JSON.stringify(page)
            if (isLeft || text === shown) return
            shown = text
            sendBack({ type: 'product.read', page })
          }
          const readAgain = () => {
            read().catch(() => {
              // The next time reads it.
            })
          }
          const stopFollowing = followChanges(services, isAboutProduct(productId), readAgain)
          const stopWatching = visibility.watch((now) => {
            isVisible = now
          })
          const interval = setInterval(() => isVisible && readAgain(), INTERVAL)
          return () => {
            isLeft = true
            clearInterval(interval)
            stopWatching()
            stopFollowing()
          }
        },
      ),
    },
  })
}
