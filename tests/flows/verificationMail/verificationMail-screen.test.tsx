import { verificationMailScreen } from './verificationMail.screen.tsx'
import { describeScreen } from '../../screen/screen-walk.ts'

describeScreen(verificationMailScreen)
