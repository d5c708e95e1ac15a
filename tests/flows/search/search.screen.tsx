import { bookingMachine } from '../../../machines/booking.machine.ts'
import { productReportMachine } from '../../../machines/productReport.machine.ts'
import { searchMachine } from '../../../machines/search.machine.ts'
import { SearchView } from '../../../src/screens/search/SearchView.tsx'
import { noBooking, noReport } from '../../../src/screens/story-fixtures.ts'
import { createScreen } from '../../screen/screen.ts'
import { searchFlow } from './search.flow.ts'

const nothing = () => undefined
const booking = bookingMachine.resolveState({ value: 'closed', context: noBooking })
const report = productReportMachine.resolveState({ value: 'idle', context: noReport })

export const searchScreen = createScreen(searchMachine, searchFlow, (state, send) => (
  <SearchView
    bookedIds={new Set()}
    booking={booking}
    report={report}
    search={state}
    sendBooking={nothing}
    sendReport={nothing}
    sendSearch={send}
  />
))
