import { html, raw } from 'hono/html'
import { documentOf } from './document.ts'
import type { Language } from '../config/language.ts'
import { SETTINGS_PATH } from './unsubscribe-page.ts'

/** So many lines are in a digest. */
const MOST_LINES = 20
const LIST_PATH = '/dashboard/notifications'

/** A notification as a mail tells it. `path`: of the page that it is about; `picture`: the address of that of the item. */
export type Line = {
  headline: string
  /** The text after the headline; empty without more. */
  more: string
  path: string
  button: string
  picture: string | null
  facts: readonly { label: string; value: string }[]
}

type Mail = {
  /** One line is a mail about its item; several are a digest. */
  lines: readonly Line[]
  language: Language
  /** The origin of the market, to which the paths belong. */
  origin: string
  unsubscribeUrl: string | null
}

const english = {
  others: (count: number) => `and ${count} more update${count === 1 ? '' : 's'}`,
  title: 'What is new on Loppis',
  more: (count: number) => `and ${count} more`,
  all: 'See all notifications',
  change: 'Choose what we email you',
  stop: 'Unsubscribe from these emails',
}

const swedish: typeof english = {
  others: (count) => `och ${count} nyhet${count === 1 ? '' : 'er'} till`,
  title: 'Nytt på Loppis',
  more: (count) => `och ${count} till`,
  all: 'Se alla aviseringar',
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

const lineWithoutLinks = (line: Line): Line => ({
  ...line,
  headline: withoutLinks(line.headline),
  more: withoutLinks(line.more),
  facts: line.facts.map(({ label, value }) => ({ label, value: withoutLinks(value) })),
})

/** Writes the mail of one line, or a digest: the first 20 lines, and how many more there are. */
export async function writeMail({
  lines: told,
  ...rest
}: Mail): Promise<{ subject: string; bodyText: string; bodyHtml: string }> {
  const lines = told.map(lineWithoutLinks)
  const [first, ...others] = lines
  if (first === undefined) throw new Error('A mail says something.')
  const { language } = rest
  const words = texts[language]
  if (others.length === 0)
    return {
      subject: first.headline,
      bodyText: plainText([first.headline, ...detailsOf(first, rest.origin)], rest),
      bodyHtml: String(await htmlOf(first.headline, lineHtml(first, rest.origin), rest)),
    }
  const shown = lines.slice(0, MOST_LINES)
  const left = lines.length - shown.length
  const last = left > 0 ? [words.more(left)] : []
  const listed = shown.map(({ path, ...line }) => `${sentencesOf(line)}\n${rest.origin}${path}`)
  return {
    subject: `${first.headline}, ${words.others(others.length)}`,
    bodyText: plainText([words.title, ...listed, ...last], rest),
    bodyHtml: String(await htmlOf(words.title, digestHtml(shown, last, rest), rest)),
  }
}

/** The headline as a sentence, and what follows it. */
const sentencesOf = ({ headline, more }: Pick<Line, 'headline' | 'more'>): string =>
  `${headline}${/[.!?]$/.test(headline) ? '' : '.'}${more === '' ? '' : ` ${more}`}`

const detailsOf = ({ more, facts, button, path }: Line, origin: string): string[] => [
  ...(more === '' ? [] : [more]),
  ...(facts.length === 0 ? [] : [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')]),
  `${button}: ${origin}${path}`,
]

function plainText(parts: readonly string[], { language, origin, unsubscribeUrl }: Frame): string {
  const { change, stop } = texts[language]
  const end = [
    `${change}: ${origin}${SETTINGS_PATH}`,
    ...(unsubscribeUrl === null ? [] : [`${stop}: ${unsubscribeUrl}`]),
  ]
  return `${[...parts, ['-- ', 'Loppis', ...end].join('\n')].join('\n\n')}\n`
}

type Frame = Omit<Mail, 'lines'>

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/**
 * Some mail programs drop the style element, so each element has its own styles, which are those of the light theme. The
 * classes are for the dark theme.
 */
const styles = {
  page: 'margin:0;padding:0;background-color:#f8f5ef',
  table: 'width:100%;border-collapse:collapse',
  sheet: 'padding:24px 16px',
  head: `padding:0 0 16px;${FONT};font-size:20px;line-height:32px;font-weight:bold;color:#172119`,
  logo: 'border:0;vertical-align:middle',
  card: 'padding:24px;background-color:#ffffff;border-radius:12px',
  title: `margin:0 0 12px;${FONT};font-size:24px;line-height:30px;font-weight:bold;color:#172119`,
  text: `margin:0 0 16px;${FONT};font-size:16px;line-height:24px;color:#172119`,
  picture: 'border:0;border-radius:8px;margin:0 0 16px',
  label: `padding:8px 16px 8px 0;border-top:1px solid #d6d2c9;${FONT};font-size:14px;line-height:20px;color:#52594f;text-align:left;vertical-align:top`,
  value: `padding:8px 0;border-top:1px solid #d6d2c9;${FONT};font-size:16px;line-height:20px;color:#172119;text-align:right;word-break:break-word`,
  thumbnail: 'width:64px;padding:12px 16px 12px 0;border-top:1px solid #d6d2c9;vertical-align:top',
  line: `padding:12px 0;border-top:1px solid #d6d2c9;${FONT};font-size:16px;line-height:24px;color:#172119;text-align:left;vertical-align:top`,
  lineLink: 'color:#172119',
  button: 'padding:0;background-color:#f74d0c;border-radius:8px;text-align:center',
  buttonLink: `display:inline-block;padding:12px 24px;${FONT};font-size:16px;line-height:24px;font-weight:bold;color:#1d100b;text-decoration:none`,
  foot: `padding:16px 8px 0;${FONT};font-size:14px;line-height:24px;color:#52594f`,
  footLink: 'color:#52594f',
}

const DARK = raw(`<style>
      @media (prefers-color-scheme: dark) {
        .page { background-color: #171411 !important; }
        .card { background-color: #211e19 !important; }
        .ink { color: #f1efe6 !important; }
        .quiet { color: #b2b0a6 !important; }
        .rule { border-color: #3d3932 !important; }
        .button { background-color: #ff6028 !important; }
      }
    </style>`)

const addressOf = (picture: string, origin: string): string => new URL(picture, origin).href

function lineHtml({ headline, more, picture, facts, button, path }: Line, origin: string) {
  return html`${
      picture === null
        ? ''
        : html`<img
            src="${addressOf(picture, origin)}"
            width="240"
            alt=""
            style="${styles.picture}"
          />`
    }
    <h1 class="ink" style="${styles.title}">${headline}</h1>
    ${more === '' ? '' : html`<p class="ink" style="${styles.text}">${more}</p>`}
    ${
      facts.length === 0
        ? ''
        : html`<table
            width="100%"
            cellpadding="0"
            cellspacing="0"
            style="${styles.table};margin:0 0 24px"
          >
            ${facts.map(
              ({ label, value }) =>
                html`<tr>
                  <th scope="row" class="quiet rule" style="${styles.label};font-weight:normal">
                    ${label}
                  </th>
                  <td class="ink rule" style="${styles.value}">${value}</td>
                </tr>`,
            )}
          </table>`
    }
    ${buttonHtml(button, `${origin}${path}`)}`
}

function digestHtml(lines: readonly Line[], last: readonly string[], { language, origin }: Frame) {
  const { title, all } = texts[language]
  return html`<h1 class="ink" style="${styles.title}">${title}</h1>
    <table
      role="presentation"
      width="100%"
      cellpadding="0"
      cellspacing="0"
      style="${styles.table};margin:0 0 24px"
    >
      ${lines.map(
        ({ headline, more, path, picture }) =>
          html`<tr>
            <td class="rule" width="64" style="${styles.thumbnail}">
              ${
                picture === null
                  ? ''
                  : html`<img
                      src="${addressOf(picture, origin)}"
                      width="64"
                      alt=""
                      style="border:0;border-radius:8px"
                    />`
              }
            </td>
            <td class="ink rule" style="${styles.line}">
              <a class="ink" href="${origin}${path}" style="${styles.lineLink}"
                >${sentencesOf({ headline, more: '' })}</a
              >${more === '' ? '' : html`<br />${more}`}
            </td>
          </tr>`,
      )}${last.map(
        (words) =>
          html`<tr>
            <td class="ink rule" colspan="2" style="${styles.line}">${words}</td>
          </tr>`,
      )}
    </table>
    ${buttonHtml(all, `${origin}${LIST_PATH}`)}`
}

const buttonHtml = (words: string, address: string) =>
  html`<table role="presentation" cellpadding="0" cellspacing="0">
    <tr>
      <td class="button" style="${styles.button}">
        <a href="${address}" style="${styles.buttonLink}">${words}</a>
      </td>
    </tr>
  </table>`

function htmlOf(
  title: string,
  content: ReturnType<typeof html>,
  { language, origin, unsubscribeUrl }: Frame,
) {
  const { change, stop } = texts[language]
  return documentOf({
    language,
    title,
    // Apple Mail reads this one.
    meta: { name: 'supported-color-schemes', content: 'light dark' },
    style: DARK,
    body: html`<body class="page" bgcolor="#f8f5ef" style="${styles.page}">
      <div lang="${language}">
        <table
          role="presentation"
          class="page"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="${styles.table}"
        >
          <tr>
            <td align="center" style="${styles.sheet}">
              <!--[if mso]><table role="presentation" width="560"><tr><td><![endif]-->
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="${styles.table};max-width:560px;text-align:left"
              >
                <tr>
                  <td class="ink" style="${styles.head}">
                    <img
                      src="${origin}/icon-192.png"
                      width="32"
                      height="32"
                      alt=""
                      style="${styles.logo}"
                    />
                    Loppis
                  </td>
                </tr>
                <tr>
                  <td class="card" style="${styles.card}">${content}</td>
                </tr>
                <tr>
                  <td class="quiet" style="${styles.foot}">
                    <a class="quiet" href="${origin}${SETTINGS_PATH}" style="${styles.footLink}"
                      >${change}</a
                    >${
                      unsubscribeUrl === null
                        ? ''
                        : html`<br /><a
                              class="quiet"
                              href="${unsubscribeUrl}"
                              style="${styles.footLink}"
                              >${stop}</a
                            >`
                    }
                  </td>
                </tr>
              </table>
              <!--[if mso]></td></tr></table><![endif]-->
            </td>
          </tr>
        </table>
      </div>
    </body>`,
  })
}
