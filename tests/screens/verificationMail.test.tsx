import { verificationMailScreen } from './verificationMail.screen.tsx'
import { describeScreen } from './screen-walk.ts'

describeScreen(verificationMailScreen)
