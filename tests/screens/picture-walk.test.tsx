import { cropScreen } from './crop.screen.tsx'
import { pictureScreen } from './picture.screen.tsx'
import { picturesScreen } from './pictures.screen.tsx'
import { describeScreen } from './screen-walk.ts'

describeScreen(pictureScreen)
describeScreen(picturesScreen)
describeScreen(cropScreen)
