import type { MessageShape } from './defineMessages.ts'
import type {
  deadlineMessages as english,
  paidDeadlineMessages as englishOfPaid,
} from './order-deadlines.ts'
import { alike, forBuyer, forSeller } from './order-roles.ts'

export const deadlineMessages: MessageShape<typeof english> = {
  'deadline.notHandedOver': forBuyer(
    'Därefter avbryts köpet, och du får pengarna tillbaka.',
    'Därefter avbryts köpet, och köparen får pengarna tillbaka.',
  ),
  'deadline.cancelAgreed': forBuyer(
    'Utan svar avbryts köpet, och du får pengarna tillbaka.',
    'Utan svar avbryts köpet, och köparen får pengarna tillbaka.',
  ),
  'deadline.received': forSeller(
    'Utan svar räknas varan som mottagen, och du får betalt.',
    'Utan svar räknas varan som mottagen, och säljaren får betalt.',
  ),
  'deadline.completed': alike('Därefter är köpet klart.'),
  'deadline.problemUnanswered': alike('Utan en lösning avgör Loppis.'),
  'deadline.partUnanswered': alike('Utan svar avgör Loppis.'),
  'deadline.returnAgreed': alike('Utan svar är returen godkänd.'),
  'deadline.claimLapsed': forSeller(
    'Om varan inte har lämnats tillbaka då får du betalt.',
    'Om varan inte har lämnats tillbaka då får säljaren betalt.',
  ),
  'deadline.returnReceived': forBuyer(
    'Utan svar får du pengarna tillbaka.',
    'Utan svar får köparen pengarna tillbaka.',
  ),
  'deadline.reviewOverdue': forBuyer(
    'Utan beslut får du pengarna tillbaka.',
    'Utan beslut får köparen pengarna tillbaka.',
  ),
}

export const paidDeadlineMessages: MessageShape<typeof englishOfPaid> = {
  'deadline.claimLapsed': forSeller(
    'Om varan inte har lämnats tillbaka då behåller du pengarna.',
    'Om varan inte har lämnats tillbaka då behåller säljaren pengarna.',
  ),
}
