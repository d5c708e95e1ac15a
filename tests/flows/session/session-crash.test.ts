import { describeCrashes } from '../../product/describe-crashes.ts'
import { sessionCrash } from './session.crash.ts'

describeCrashes('S1 to S9', sessionCrash)
