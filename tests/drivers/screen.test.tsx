import { screens } from '../flows/screens.ts'
import { describeScreen } from '../screen/screen-walk.ts'

for (const { visit } of screens) visit(describeScreen)
