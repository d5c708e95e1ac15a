import { defineMessages, plural } from './define-messages.ts'

const unread = (count: number) => plural('sv', count, { one: 'oläst', other: 'olästa' })

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
    linkLabel: (_: number, figures: string) => `Notifications, ${figures} unread`,
    messagesLabel: (_: number, figures: string) => `Messages, ${figures} unread`,
    reportsLabel: (_: number, figures: string) => `Messages, ${figures} reported`,
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
    linkLabel: (count, figures) => `Aviseringar, ${figures} ${unread(count)}`,
    messagesLabel: (count, figures) => `Meddelanden, ${figures} ${unread(count)}`,
    reportsLabel: (count, figures) =>
      `Meddelanden, ${figures} ${plural('sv', count, { one: 'anmäld', other: 'anmälda' })}`,
  },
})
