import { defineMessages } from './defineMessages.ts'

/** The texts of the way to the inbox that shows the mails of a demo. */
export const demoInboxMessages = defineMessages({
  en: { title: 'This is a demo: no real mail is sent.', open: 'Open the demo inbox' },
  sv: { title: 'Det här är en demo: inga riktiga mejl skickas.', open: 'Öppna demons inkorg' },
})
