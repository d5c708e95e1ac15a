import type { CaseContext, CaseEvent } from '../../machines/market/case.machine.ts'
import { millisecondsOf } from '../../machines/market/duration.ts'
import { policy } from '../../machines/market/policy.ts'
import { because, type EventChange, type Notices } from '../flows/notice.ts'
import { formatDate } from '../flows/sentences.ts'
import type { Language } from '../config/language.ts'
import { GROUNDS, isGround } from './grounds.ts'

type Change = EventChange<CaseContext>

/** The statement of a decision, as the notification keeps it. Times are in milliseconds since 1970. */
type Statement = Pick<CaseContext, 'about' | 'measure' | 'ground' | 'words' | 'until'> & {
  appealUntil: number
}

/** A sentence has to be possible without its facts. */
const NO_STATEMENT: Statement = {
  about: 'listing',
  measure: null,
  ground: 'other',
  words: '',
  until: null,
  appealUntil: 0,
}

const statementOf = ({ event, after: { context } }: Change): string => {
  const { about, measure, ground, words, until } = context
  const appealUntil = event.at + millisecondsOf(policy.durations.appeal)
  return JSON.stringify({ about, measure, ground, words, until, appealUntil } satisfies Statement)
}

const things = {
  en: {
    listing: (item: string) => `your listing ${item}`,
    message: (item: string) => `your message about ${item}`,
    review: (item: string) => `your review of ${item}`,
    user: () => 'your account',
  },
  sv: {
    listing: (item: string) => `din annons ${item}`,
    message: (item: string) => `ditt meddelande om ${item}`,
    review: (item: string) => `ditt omdöme om ${item}`,
    user: () => 'ditt konto',
  },
} as const

const measures: Readonly<Record<Language, Record<string, (thing: string) => string>>> = {
  en: {
    hide: (thing) => `We have hidden ${thing}`,
    warn: (thing) => `This is a warning about ${thing}`,
    suspend: (thing) => `We have suspended ${thing}`,
    remove: (thing) => `We removed ${thing}`,
  },
  sv: {
    hide: (thing) => `Vi har dolt ${thing}`,
    warn: (thing) => `Det här är en varning om ${thing}`,
    suspend: (thing) => `Vi har stängt av ${thing}`,
    remove: (thing) => `Vi har tagit bort ${thing}`,
  },
}

/** Returns the statement of reasons: what was done and until when, why, by which rule, and how to appeal. */
function sayStatement(language: Language, item: string, reason: string): string {
  const { about, measure, ground, words, until, appealUntil } =
    reason === '' ? NO_STATEMENT : (JSON.parse(reason) as Statement)
  const what = measures[language][measure ?? '']?.(things[language][about](item)) ?? ''
  const [end, appealEnd] = [until, appealUntil].map((at) =>
    at === null ? '' : formatDate(at, language),
  )
  const rule = isGround(ground) ? GROUNDS[ground] : GROUNDS.other
  return language === 'en'
    ? `${what}${end === '' ? '' : ` until ${end}`}${because(words)}\nRule ${rule.rule} of our terms: ${rule.en} You can appeal until ${appealEnd}.`
    : `${what}${end === '' ? '' : ` till ${end}`}${because(words)}\nRegel ${rule.rule} i våra villkor: ${rule.sv} Du kan överklaga till ${appealEnd}.`
}

const aboutOf = ({ after: { context } }: Change) => context.about
const others: Readonly<Record<Language, Readonly<Record<string, (item: string) => string>>>> = {
  en: {
    user: () => 'a user',
    message: (item) => `a message about ${item}`,
    review: (item) => `a review of ${item}`,
  },
  sv: {
    user: () => 'en användare',
    message: (item) => `ett meddelande om ${item}`,
    review: (item) => `ett omdöme om ${item}`,
  },
}
const named = {
  en: (item: string, about: string) => others.en[about]?.(item) ?? item,
  sv: (item: string, about: string) => others.sv[about]?.(item) ?? item,
}
const shown: Readonly<Record<Language, Readonly<Record<string, (item: string) => string>>>> = {
  en: {
    listing: (item) => `Your listing ${item} is no longer hidden.`,
    message: (item) => `Your message about ${item} is no longer hidden.`,
    review: (item) => `Your review of ${item} is no longer hidden.`,
  },
  sv: {
    listing: (item) => `Din annons ${item} är inte längre dold.`,
    message: (item) => `Ditt meddelande om ${item} är inte längre dolt.`,
    review: (item) => `Ditt omdöme om ${item} är inte längre dolt.`,
  },
}
/** The account of a removed user has told why by itself. */
const isAlive = ({ after: { context } }: Change) =>
  !(context.about === 'user' && context.measure === 'remove')

const answerOf = ({ after: { context } }: Change) => context.answer

const reversed = (words: (change: Change) => string) =>
  ({
    tell: [
      {
        to: 'concerned',
        isUrgent: true,
        reason: words,
        en: ({ reason }) =>
          `Your appeal succeeded, and our decision no longer counts${because(reason)}`,
        sv: ({ reason }) =>
          `Ditt överklagande gick igenom och vårt beslut gäller inte längre${because(reason)}`,
      },
      {
        to: 'reporter',
        reason: aboutOf,
        en: ({ item, reason }) =>
          `We took back our decision about ${named.en(item, reason)} after an appeal.`,
        sv: ({ item, reason }) =>
          `Vi har tagit tillbaka beslutet om ${named.sv(item, reason)} efter ett överklagande.`,
      },
    ],
  }) satisfies Notices<string, CaseContext>[string]

const ended = {
  tell: [
    {
      to: 'concerned',
      isUrgent: true,
      reason: aboutOf,
      en: ({ item, reason }) => shown.en[reason]?.(item) ?? 'Your account is no longer suspended.',
      sv: ({ item, reason }) => shown.sv[reason]?.(item) ?? 'Ditt konto är inte längre avstängt.',
    },
  ],
} satisfies Notices<string, CaseContext>[string]

/** The notices of the events of a case. */
export const caseNotices: Notices<CaseEvent['type'], CaseContext> = {
  'member.report': { none: 'Admins are told when a case begins to wait for them.' },
  'admin.open': { none: 'Admins are told when a case begins to wait for them.' },
  'admin.dismiss': {
    tell: [
      {
        to: 'reporter',
        reason: aboutOf,
        en: ({ item, reason }) =>
          `Thank you for your report. We looked at ${named.en(item, reason)} and found nothing against our rules.`,
        sv: ({ item, reason }) =>
          `Tack för din anmälan. Vi har tittat på ${named.sv(item, reason)} och hittade inget mot våra regler.`,
      },
    ],
  },
  'admin.act': {
    tell: [
      {
        to: 'concerned',
        when: isAlive,
        isUrgent: true,
        reason: statementOf,
        en: ({ item, reason }) => sayStatement('en', item, reason),
        sv: ({ item, reason }) => sayStatement('sv', item, reason),
      },
      {
        to: 'reporter',
        reason: aboutOf,
        en: ({ item, reason }) =>
          `Thank you for your report. We looked at ${named.en(item, reason)} and have acted on it.`,
        sv: ({ item, reason }) =>
          `Tack för din anmälan. Vi har tittat på ${named.sv(item, reason)} och gjort något åt saken.`,
      },
    ],
  },
  'concerned.appeal': { none: 'Admins are told when a case begins to wait for them.' },
  'admin.uphold': {
    tell: [
      {
        to: 'concerned',
        isUrgent: true,
        reason: answerOf,
        en: ({ reason }) =>
          `We have looked at your appeal, and our decision stands${because(reason)}`,
        sv: ({ reason }) =>
          `Vi har prövat ditt överklagande och beslutet står fast${because(reason)}`,
      },
    ],
  },
  'admin.reverse': reversed(answerOf),
  'admin.lift': ended,
  'market.close': { none: 'There is nothing to decide any more.' },
  'deadline.appeal': { none: 'The statement has said until when one can appeal.' },
  'deadline.remindOfAppeal': {
    tell: [
      {
        to: 'admins',
        en: ({ item }) =>
          `An appeal${item === '' ? '' : ` about ${item}`} is still waiting for a decision.`,
        sv: ({ item }) =>
          `Ett överklagande${item === '' ? '' : ` om ${item}`} väntar fortfarande på beslut.`,
      },
    ],
  },
  'deadline.appealDecision': reversed(() => ''),
  'deadline.measureEnd': ended,
}
