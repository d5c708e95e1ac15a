import { html, type raw } from 'hono/html'
import type { Language } from '../config/language.ts'

type Content = ReturnType<typeof html> | ReturnType<typeof raw>

type DocumentParts = {
  language: Language
  title: string
  /** The metadata that only this document needs, by its name. */
  meta: { name: string; content: string }
  style?: Content
  body: Content
}

/** Renders a document without a file of its own: a mail, or a page that a mail leads to. */
export const documentOf = ({ language, title, meta, style, body }: DocumentParts): Content =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="${meta.name}" content="${meta.content}" />
        <title>${title}</title>
        ${style ?? ''}
      </head>
      ${body}
    </html> `
