import { cropScreen } from '../flows/crop/crop.screen.tsx'
import { pictureScreen } from '../flows/picture/picture.screen.tsx'
import { picturesScreen } from '../flows/pictures/pictures.screen.tsx'
import { describeScreen } from '../screen/screen-walk.ts'

describeScreen(pictureScreen)
describeScreen(picturesScreen)
describeScreen(cropScreen)
