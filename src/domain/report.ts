import { type FieldErrors, limitErrors } from './form.ts'
import { message } from './message.ts'

export const REPORT_REASONS = [
  'notAsDescribed',
  'unsafe',
  'scam',
  'wrongCategory',
  'other',
] as const
/** Maximum length of the reporter's own words in characters after trimming, inclusive. */
export const REPORT_WORDS_LIMIT = 280

export type ReportReason = (typeof REPORT_REASONS)[number]

/** Why a user reports a product; `reason` is '' until one is chosen, and `words` are optional. */
export type ReportForm = { reason: string; words: string }

export const emptyReportForm: ReportForm = { reason: '', words: '' }

const isReason = (text: string) => REPORT_REASONS.some((reason) => reason === text)

/** Returns the errors of a report. */
export function reportErrors({ reason, words }: ReportForm): FieldErrors<keyof ReportForm> {
  return {
    ...(isReason(reason) ? {} : { reason: message('reasonRequired') }),
    ...limitErrors({ words }, { words: REPORT_WORDS_LIMIT }),
  }
}
