import { fromPromise } from 'xstate'
import { dataDownloadMachine } from '../../machines/dataDownload.machine.ts'
import type { Services } from './services.ts'
import type { WithTokenRefresh } from './token-refresh.ts'

/** Provides the download of the user's data with the server and the browser. */
export function provideDataDownload({ api, page }: Services, authorised: WithTokenRefresh) {
  return dataDownloadMachine.provide({
    actors: {
      fetchData: fromPromise(async () =>
        JSON.stringify(await authorised(() => api.getAccountData()), null, 2),
      ),
    },
    actions: {
      saveFile: (_, { text }) => page.download({ name: 'loppis-data.json', text }),
    },
  })
}
