import { describeScreen } from '../../screen/screen-walk.ts'
import { sellerContactScreen } from './sellerContact.screen.tsx'

describeScreen(sellerContactScreen)
