import { accountDeletionScreen } from './accountDeletion.screen.tsx'
import { describeScreen } from './screen-walk.ts'

describeScreen(accountDeletionScreen)
