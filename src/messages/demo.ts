import { defineMessages } from './define-messages.ts'

/** The texts of the demo clock. */
export const demoClockMessages = defineMessages({
  en: {
    title: 'Demo clock',
    now: (moment: string) => `For orders, it is ${moment}.`,
    explanation:
      'Let time pass to see what happens to an order when nobody acts. The clock can’t go back.',
    pass: { 1: '+1 day', 2: '+2 days', 7: '+1 week' },
    passing: 'Time is passing…',
  },
  sv: {
    title: 'Demoklocka',
    now: (moment: string) => `För beställningar är det ${moment}.`,
    explanation:
      'Låt tiden gå för att se vad som händer med en beställning när ingen gör något. Klockan kan inte gå tillbaka.',
    pass: { 1: '+1 dag', 2: '+2 dagar', 7: '+1 vecka' },
    passing: 'Tiden går …',
  },
})

/** The texts of the way to the inbox that shows the mails of a demo. */
export const demoInboxMessages = defineMessages({
  en: { title: 'This is a demo: no real mail is sent.', open: 'Open the demo inbox' },
  sv: { title: 'Det här är en demo: inga riktiga mejl skickas.', open: 'Öppna demons inkorg' },
})
