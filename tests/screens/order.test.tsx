import { orderScreen } from './order.screen.tsx'
import { describeScreen } from './screen-walk.ts'

describeScreen(orderScreen)
