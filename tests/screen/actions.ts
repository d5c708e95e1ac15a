/** How a user finds an element: by its role and its full name, or by its label. `says` is a part of its text. */
export type Target = {
  within?: Target
} & ({ role: TargetRole; name?: string | RegExp; hasText?: string } | { label: string })

type TargetRole =
  | 'alertdialog'
  | 'button'
  | 'checkbox'
  | 'link'
  | 'listitem'
  | 'radio'
  | 'searchbox'
  | 'textbox'

/** A user action as data; each page driver performs it. */
export type Action =
  /** Skips the press if `unless` is on the page already, since the press leads to it. */
  | { press: Target; unless?: Target }
  /** Fills in the first of several texts that the field does not hold. */
  | { fill: Target; with: string | readonly string[] }
  | { select: Target; option: string }
  | { upload: Target; file: File }

/** The operations of a page driver on a screen. */
export type PageDriver = {
  /** Returns the number of matching elements. */
  count: (target: Target) => Promise<number>
  /** Returns the number of matching elements that are not disabled. */
  countReady: (target: Target) => Promise<number>
  valueOf: (target: Target) => Promise<string>
  press: (target: Target) => Promise<void>
  fill: (target: Target, text: string) => Promise<void>
  select: (target: Target, option: string) => Promise<void>
  /** Uploads as with the keyboard: the field has the focus when its dialog closes. */
  upload: (target: Target, file: File) => Promise<void>
}

export const button = (name: string | RegExp, within?: Target): Target => ({
  role: 'button',
  name,
  ...(within === undefined ? {} : { within }),
})
export const link = (name: string): Target => ({ role: 'link', name })
export const radio = (name: RegExp): Target => ({ role: 'radio', name })
export const labelled = (label: string): Target => ({ label })

/** Performs the actions in order. */
export async function perform(pageDriver: PageDriver, acts: readonly Action[]): Promise<void> {
  for (const act of acts) await performOne(pageDriver, act)
}

async function performOne(pageDriver: PageDriver, act: Action): Promise<void> {
  if ('press' in act) {
    const isThere = act.unless !== undefined && (await pageDriver.count(act.unless)) > 0
    return isThere ? undefined : pageDriver.press(act.press)
  }
  if ('select' in act) return pageDriver.select(act.select, act.option)
  if ('upload' in act) return pageDriver.upload(act.upload, act.file)
  if (typeof act.with === 'string') return pageDriver.fill(act.fill, act.with)
  const there = await pageDriver.valueOf(act.fill)
  return pageDriver.fill(act.fill, act.with.find((text) => text !== there) ?? there)
}
