import { fromCallback } from 'xstate'
import type { Services } from './services.ts'

/** Provides the listener by which a list is loaded again when the user returns to a page that was hidden. */
export const provideReturn = ({ visibility }: Pick<Services, 'visibility'>) => ({
  watchReturn: fromCallback(({ sendBack }) => {
    let wasHidden = false
    return visibility.watch((isVisible) => {
      if (isVisible && wasHidden) sendBack({ type: 'page.shown' })
      wasHidden = !isVisible
    })
  }),
})
