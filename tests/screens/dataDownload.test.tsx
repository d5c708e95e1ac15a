import { dataDownloadScreen } from './dataDownload.screen.tsx'
import { describeScreen } from './screen-walk.ts'

describeScreen(dataDownloadScreen)
