import { describeScreen } from '../../screen/screen-walk.ts'
import { connectionScreen } from './connection.screen.tsx'

describeScreen(connectionScreen)
