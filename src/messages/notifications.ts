import { defineMessages } from './defineMessages.ts'

/** Messages of the notifications, and of the header's links with what waits for the user. */
export const notificationsMessages = defineMessages({
  en: {
    title: 'Notifications',
    lead: 'What happens to what you buy, sell and keep.',
    loading: 'Loading your notifications',
    empty: 'No notifications yet.',
    absent: "This account doesn't get notifications.",
    find: 'Find something',
    isNew: 'New',
    settings: 'Choose what we also email you',
    linkLabel: (count: string) => `Notifications, ${count} unread`,
    messagesLabel: (count: string) => `Messages, ${count} unread`,
    reportsLabel: (count: string) => `Messages, ${count} reported`,
  },
  sv: {
    title: 'Aviseringar',
    lead: 'Vad som händer med det du köper, säljer och sparar.',
    loading: 'Hämtar dina aviseringar',
    empty: 'Inga aviseringar ännu.',
    absent: 'Det här kontot får inga aviseringar.',
    find: 'Hitta något',
    isNew: 'Ny',
    settings: 'Välj vad vi också mejlar dig',
    linkLabel: (count) => `Aviseringar, ${count} olästa`,
    messagesLabel: (count) => `Meddelanden, ${count} olästa`,
    reportsLabel: (count) => `Meddelanden, ${count} anmälda`,
  },
})
