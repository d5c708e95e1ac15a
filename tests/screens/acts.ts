/** How a user finds something on a screen: by what it is and is called, whole; `says`: part of its words. */
export type Target = {
  within?: Target
} & ({ role: TargetRole; name?: string | RegExp; says?: string } | { label: string })

type TargetRole = 'alertdialog' | 'button' | 'link' | 'listitem' | 'radio' | 'searchbox'

/** One thing that a user does, as data: each driver has hands of its own to do it with. */
export type Act =
  /** Where `unless` is there already, it is not pressed: it leads there. */
  | { press: Target; unless?: Target }
  /** Of several texts, the first that is not there yet. */
  | { fill: Target; with: string | readonly string[] }
  | { select: Target; option: string }
  | { upload: Target; file: File }

/** What a driver can do on a screen. */
export type Hands = {
  /** How many of it are there. */
  count: (target: Target) => Promise<number>
  /** How many of those do not rest. */
  countReady: (target: Target) => Promise<number>
  valueOf: (target: Target) => Promise<string>
  press: (target: Target) => Promise<void>
  fill: (target: Target, text: string) => Promise<void>
  select: (target: Target, option: string) => Promise<void>
  /** As by keyboard: the field has the focus when its dialog closes. */
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

/** Does one thing after the other. */
export async function perform(hands: Hands, acts: readonly Act[]): Promise<void> {
  for (const act of acts) await performOne(hands, act)
}

async function performOne(hands: Hands, act: Act): Promise<void> {
  if ('press' in act) {
    const isThere = act.unless !== undefined && (await hands.count(act.unless)) > 0
    return isThere ? undefined : hands.press(act.press)
  }
  if ('select' in act) return hands.select(act.select, act.option)
  if ('upload' in act) return hands.upload(act.upload, act.file)
  if (typeof act.with === 'string') return hands.fill(act.fill, act.with)
  const there = await hands.valueOf(act.fill)
  return hands.fill(act.fill, act.with.find((text) => text !== there) ?? there)
}
