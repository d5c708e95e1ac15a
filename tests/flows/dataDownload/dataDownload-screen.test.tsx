import { dataDownloadScreen } from './dataDownload.screen.tsx'
import { describeScreen } from '../../screen/screen-walk.ts'

describeScreen(dataDownloadScreen)
