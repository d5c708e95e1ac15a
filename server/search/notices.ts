import type { Flow } from '../flows/flow.ts'

/** The notices of the results of saved searches. The id is that of the saved search. */
export const searchNotices: Pick<Flow, 'name' | 'kind' | 'notices' | 'pathOf' | 'button'> = {
  name: 'search',
  kind: 'saved',
  notices: {
    'search.found': {
      tell: [
        {
          to: 'buyer',
          en: ({ reason, count }) =>
            count === 1
              ? `1 new item for your search “${reason}”.`
              : `${count} new items for your search “${reason}”.`,
          sv: ({ reason, count }) =>
            count === 1
              ? `1 ny vara för din sökning ”${reason}”.`
              : `${count} nya varor för din sökning ”${reason}”.`,
        },
      ],
    },
  },
  pathOf: () => '/dashboard/saved-searches',
  button: { en: 'See new items', sv: 'Se nya varor' },
}
