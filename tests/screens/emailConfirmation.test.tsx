import { emailConfirmationScreen } from './emailConfirmation.screen.tsx'
import { describeScreen } from './screen-walk.ts'

describeScreen(emailConfirmationScreen)
