import { dataDownloadMachine } from '../../../machines/dataDownload.machine.ts'
import { portResults, scriptFor } from '../../model/script.ts'

/** The script of a download of the user's data. */
export const dataDownloadScript = scriptFor(dataDownloadMachine, {
  input: undefined,
  sends: [{ name: 'dataDownload.start', event: { type: 'dataDownload.start' } }],
  listeners: {},
  ports: { fetchData: portResults<string>({ data: '{}' }) },
  factsOf: ({ failure }) => [failure === null ? 'well' : 'failed'],
  bound: 6,
})
