import { forgottenPasswordScreen } from './forgottenPassword.screen.tsx'
import { describeScreen } from '../../screen/screen-walk.ts'

describeScreen(forgottenPasswordScreen)
