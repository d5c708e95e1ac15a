const english = {
  title: 'Demo inbox',
  lead: 'This page stands in for the mail of all users. Nothing is sent.',
  empty: 'No mails yet.',
  refused: 'The inbox opens only where this machine alone reaches the server.',
  to: 'To',
  asText: 'As plain text',
  mails: {
    PASSWORD_RESET: {
      subject: 'Set a new password for Loppis',
      words:
        "You asked for a new password. If you didn't, ignore this mail. The link works once, for an hour.",
      link: 'Set a new password',
    },
    VERIFY_EMAIL: {
      subject: 'Confirm your email for Loppis',
      words: 'Confirm that this address is yours. The link works once, for three days.',
      link: 'Confirm this address',
    },
  },
  states: { used: 'The link was used.', expired: 'The link has expired.' },
}

type InboxTexts = typeof english

const swedish: InboxTexts = {
  title: 'Demons inkorg',
  lead: 'Den här sidan ersätter alla användares e-post. Inget skickas.',
  empty: 'Inga mejl än.',
  refused: 'Inkorgen öppnas bara när den här datorn är ensam om att nå servern.',
  to: 'Till',
  asText: 'Som ren text',
  mails: {
    PASSWORD_RESET: {
      subject: 'Välj ett nytt lösenord hos Loppis',
      words:
        'Du har bett om ett nytt lösenord. Har du inte det kan du strunta i mejlet. Länken fungerar en gång, i en timme.',
      link: 'Välj ett nytt lösenord',
    },
    VERIFY_EMAIL: {
      subject: 'Bekräfta din e-postadress hos Loppis',
      words: 'Bekräfta att adressen är din. Länken fungerar en gång, i tre dagar.',
      link: 'Bekräfta adressen',
    },
  },
  states: { used: 'Länken är använd.', expired: 'Länken har gått ut.' },
}

/** The texts of the inbox and of its mails, by language. */
export const inboxTexts: Readonly<Record<'en' | 'sv', InboxTexts>> = { en: english, sv: swedish }
