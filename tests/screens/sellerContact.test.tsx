import { describeScreen } from './screen-walk.ts'
import { sellerContactScreen } from './sellerContact.screen.tsx'

describeScreen(sellerContactScreen)
