import { emailConfirmationScreen } from './emailConfirmation.screen.tsx'
import { describeScreen } from '../../screen/screen-walk.ts'

describeScreen(emailConfirmationScreen)
