import type { MessageShape } from './defineMessages.ts'
import type { deadlineMessages as english } from './order-deadlines.ts'

const alike = (text: string) => ({ buyer: text, seller: text, admin: text })

export const deadlineMessages: MessageShape<typeof english> = {
  'deadline.notHandedOver': {
    buyer: 'Därefter avbryts köpet, och du får pengarna tillbaka.',
    seller: 'Därefter avbryts köpet, och köparen får pengarna tillbaka.',
    admin: 'Därefter avbryts köpet, och köparen får pengarna tillbaka.',
  },
  'deadline.cancelAgreed': {
    buyer: 'Utan svar avbryts köpet, och du får pengarna tillbaka.',
    seller: 'Utan svar avbryts köpet, och köparen får pengarna tillbaka.',
    admin: 'Utan svar avbryts köpet, och köparen får pengarna tillbaka.',
  },
  'deadline.received': {
    buyer: 'Utan svar räknas varan som mottagen, och säljaren får betalt.',
    seller: 'Utan svar räknas varan som mottagen, och du får betalt.',
    admin: 'Utan svar räknas varan som mottagen, och säljaren får betalt.',
  },
  'deadline.completed': alike('Därefter är köpet klart.'),
  'deadline.problemUnanswered': alike('Utan en lösning avgör Loppis.'),
  'deadline.partUnanswered': alike('Utan svar avgör Loppis.'),
  'deadline.returnAgreed': alike('Utan svar är returen godkänd.'),
  'deadline.claimLapsed': {
    buyer: 'Om varan inte har skickats tillbaka då får säljaren betalt.',
    seller: 'Om varan inte har skickats tillbaka då får du betalt.',
    admin: 'Om varan inte har skickats tillbaka då får säljaren betalt.',
  },
  'deadline.returnReceived': {
    buyer: 'Utan svar får du pengarna tillbaka.',
    seller: 'Utan svar får köparen pengarna tillbaka.',
    admin: 'Utan svar får köparen pengarna tillbaka.',
  },
  'deadline.reviewOverdue': {
    buyer: 'Utan beslut får du pengarna tillbaka.',
    seller: 'Utan beslut får köparen pengarna tillbaka.',
    admin: 'Utan beslut får köparen pengarna tillbaka.',
  },
}
