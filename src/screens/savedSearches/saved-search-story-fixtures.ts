import type { SavedSearch } from '../../domain/saved-search.ts'

const savedAt = '2031-05-02T10:00:00.000Z'

export const savedSearches: readonly SavedSearch[] = [
  {
    _id: 'saved-2',
    name: 'camera · Good',
    question: { q: 'camera', condition: 'good' },
    newCount: 3,
    savedAt,
  },
  { _id: 'saved-1', name: 'bicycle', question: { q: 'bicycle' }, newCount: 0, savedAt },
]
