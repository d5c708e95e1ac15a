/** A mail as it is sent. The same `id` and `createdAt` make the same Message-ID. */
export type OutgoingMail = {
  id: string
  address: string
  /** A language tag. */
  language: string
  subject: string
  bodyText: string
  bodyHtml: string
  /** Where a click ends the mails of its kind; null: the mail has several kinds. */
  unsubscribeUrl: string | null
  createdAt: Date
}

/** Sends mails. `send` throws where it is not certain that the mail was taken. */
export type MailTransport = { send(mail: OutgoingMail): Promise<void> }

/** Sends nothing: the demo world shows its mails on a page. */
export const shownTransport: MailTransport = { send: () => Promise.resolve() }
