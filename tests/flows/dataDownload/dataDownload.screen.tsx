import { dataDownloadMachine } from '../../../machines/dataDownload.machine.ts'
import { DataDownloadView } from '../../../src/screens/account/DataDownloadView.tsx'
import { dataDownloadFlow } from './dataDownload.flow.ts'
import { createScreen } from '../../screen/screen.ts'

export const dataDownloadScreen = createScreen(
  dataDownloadMachine,
  dataDownloadFlow,
  (state, send) => <DataDownloadView send={send} state={state} />,
)
