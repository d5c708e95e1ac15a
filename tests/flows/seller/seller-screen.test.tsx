import { sellerScreen } from './seller.screen.tsx'
import { describeScreen } from '../../screen/screen-walk.ts'

describeScreen(sellerScreen)
