import { forgottenPasswordScreen } from './forgottenPassword.screen.tsx'
import { describeScreen } from './screen-walk.ts'

describeScreen(forgottenPasswordScreen)
