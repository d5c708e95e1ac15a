import { accountDeletionScreen } from './accountDeletion.screen.tsx'
import { describeScreen } from '../../screen/screen-walk.ts'

describeScreen(accountDeletionScreen)
