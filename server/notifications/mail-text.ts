import { html, raw } from 'hono/html'
import { documentOf } from './document.ts'
import type { Language } from '../config/language.ts'
import { SETTINGS_PATH } from './unsubscribe-page.ts'

/** So many sentences are in a mail. */
const MOST_SENTENCES = 20

/** A line of a mail: a sentence, perhaps with more after a line break, and the path of the page that it is about. */
export type Line = { text: string; path: string }

type Digest = {
  lines: readonly Line[]
  language: Language
  /** The origin of the market, to which the paths belong. */
  origin: string
  unsubscribeUrl: string | null
}

const english = {
  news: (count: number) => `${count} updates on Loppis`,
  title: 'What is new on Loppis',
  more: (count: number) => `and ${count} more`,
  change: 'Choose what we email you',
  stop: 'Unsubscribe from these emails',
}

const swedish: typeof english = {
  news: (count) => `${count} nyheter på Loppis`,
  title: 'Nytt på Loppis',
  more: (count) => `och ${count} till`,
  change: 'Välj vad vi mejlar om',
  stop: 'Avsluta de här mejlen',
}

const texts = { en: english, sv: swedish }

/**
 * Parts the addresses in a text with a joiner that nobody sees: users choose names, and mail programs make links of all
 * that looks like an address.
 */
const withoutLinks = (text: string): string =>
  text.replaceAll(/(?<=[\p{L}\p{N}][.:])(?=[\p{L}/])|(?<=@)(?=[\p{L}\p{N}])/gu, '\u200C')

/** Writes the mail of one sentence or more: the first 20 of them, and how many more there are. */
export async function writeMail({
  lines: told,
  ...rest
}: Digest): Promise<{ subject: string; bodyText: string; bodyHtml: string }> {
  const lines = told.map(({ text, path }) => ({ text: withoutLinks(text), path }))
  const digest = { ...rest, lines }
  const { language } = digest
  const [first] = lines
  const subject =
    lines.length === 1 && first !== undefined
      ? sentencesIn(first.text)[0]
      : texts[language].news(lines.length)
  return { subject, bodyText: textOf(digest), bodyHtml: String(await htmlOf(digest)) }
}

/** Returns the sentence of a text, and what follows it. */
const sentencesIn = (text: string): [string, string] => {
  const [sentence = '', ...more] = text.split('\n')
  return [sentence, more.join(' ')]
}

function textOf({ lines, language, origin, unsubscribeUrl }: Digest): string {
  const { title, more, change, stop } = texts[language]
  const left = lines.length - MOST_SENTENCES
  const parts = [
    title,
    ...lines.slice(0, MOST_SENTENCES).map(({ text, path }) => `${text}\n${origin}${path}`),
    ...(left > 0 ? [more(left)] : []),
    `--\n${change}: ${origin}${SETTINGS_PATH}`,
    ...(unsubscribeUrl === null ? [] : [`${stop}: ${unsubscribeUrl}`]),
  ]
  return `${parts.join('\n\n')}\n`
}

/** Mail programs drop style elements, so each element has its own; colours are those of the reader, but for the quiet ones. */
const styles = {
  body: 'margin:0;padding:24px 16px;font-family:system-ui,-apple-system,Segoe UI,Arial,sans-serif;font-size:16px;line-height:1.5',
  main: 'max-width:560px;margin:0 auto',
  title: 'margin:0 0 16px;font-size:22px;line-height:1.2',
  list: 'margin:0;padding:0;list-style:none',
  line: 'margin:0;padding:12px 0;border-top:1px solid #8a8a8a',
  // Nothing but the colour of the text is readable on every ground.
  link: 'color:inherit',
  footer: 'margin:24px 0 0;padding:12px 0 0;border-top:1px solid #8a8a8a;font-size:14px',
}

/** Outlook ignores `max-width`, and reads these comments. */
const OUTLOOK = {
  begin: raw(
    '<!--[if mso]><table role="presentation" width="560" align="center"><tr><td><![endif]-->',
  ),
  end: raw('<!--[if mso]></td></tr></table><![endif]-->'),
}

function htmlOf({ lines, language, origin, unsubscribeUrl }: Digest) {
  const { title, more, change, stop } = texts[language]
  const left = lines.length - MOST_SENTENCES
  return documentOf({
    language,
    title,
    // Apple Mail reads this one.
    meta: { name: 'supported-color-schemes', content: 'light dark' },
    body: html`<body style="${styles.body}">
      ${OUTLOOK.begin}
      <div lang="${language}" style="${styles.main}">
        <h1 style="${styles.title}">${title}</h1>
        <ul style="${styles.list}">
          ${lines.slice(0, MOST_SENTENCES).map(({ text, path }) => {
            const [sentence, rest] = sentencesIn(text)
            return html`<li style="${styles.line}">
              <a href="${origin}${path}" style="${styles.link}">${sentence}</a>${
                rest === '' ? '' : html`<br />${rest}`
              }
            </li> `
          })}${left > 0 ? html`<li style="${styles.line}">${more(left)}</li>` : ''}
        </ul>
        <p style="${styles.footer}">
          <a href="${origin}${SETTINGS_PATH}" style="${styles.link}">${change}</a>${
            unsubscribeUrl === null
              ? ''
              : html`<br /><a href="${unsubscribeUrl}" style="${styles.link}">${stop}</a>`
          }
        </p>
      </div>
      ${OUTLOOK.end}
    </body>`,
  })
}
