import { passwordChangeScreen } from './passwordChange.screen.tsx'
import { describeScreen } from '../../screen/screen-walk.ts'

describeScreen(passwordChangeScreen)
