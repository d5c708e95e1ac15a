import { passwordResetScreen } from './passwordReset.screen.tsx'
import { describeScreen } from './screen-walk.ts'

describeScreen(passwordResetScreen)
