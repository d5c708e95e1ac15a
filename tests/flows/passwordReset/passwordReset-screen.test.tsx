import { passwordResetScreen } from './passwordReset.screen.tsx'
import { describeScreen } from '../../screen/screen-walk.ts'

describeScreen(passwordResetScreen)
