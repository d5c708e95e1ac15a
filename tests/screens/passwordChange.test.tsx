import { passwordChangeScreen } from './passwordChange.screen.tsx'
import { describeScreen } from './screen-walk.ts'

describeScreen(passwordChangeScreen)
