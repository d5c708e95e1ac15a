import type { SnapshotFrom } from 'xstate'
import { productListMachine } from '../../../machines/productList.machine.ts'
import type { SearchSnapshot } from './search-snapshot.ts'

/** Returns the products that a search shows as a list, for the components of product lists. */
export function foundList(search: SearchSnapshot): SnapshotFrom<typeof productListMachine> {
  const { products, before, next, found, failure } = search.context
  // The products of the last question have no next page while another question is asked.
  const isShown = search.matches('shown')
  return productListMachine.resolveState({
    value: search.matches({ shown: 'loadingMore' })
      ? { filled: 'loadingMore' }
      : search.matches({ shown: 'interrupted' })
        ? { filled: 'interrupted' }
        : { filled: 'browsing' },
    context: {
      of: '',
      wantedId: null,
      products,
      next: isShown ? next : null,
      before: isShown ? before : 0,
      total: found?.isCountExact === true ? found.count : null,
      failure,
    },
  })
}
