import { listingEditScreen } from './listingEdit.screen.tsx'
import { describeScreen } from './screen-walk.ts'

describeScreen(listingEditScreen)
