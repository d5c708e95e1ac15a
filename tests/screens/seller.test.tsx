import { sellerScreen } from './seller.screen.tsx'
import { describeScreen } from './screen-walk.ts'

describeScreen(sellerScreen)
