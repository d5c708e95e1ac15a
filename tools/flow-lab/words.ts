import type { Control } from '../../tests/screen/screen.ts'

/** Splits 'authenticationNeeded' and 'no-answer' into words in lower case. */
export const split = (name: string) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_.]/g, ' ')
    .toLowerCase()
    .trim()

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Returns the label of a control; of a pattern with alternatives, the first. */
function labelOf({ at }: Control): string | null {
  if (!('name' in at)) return null
  if (typeof at.name === 'string') return at.name
  const [first = ''] = at.name.source.replaceAll(/\(\?:|[\^$()]/g, '').split('|')
  return (
    first
      .replaceAll(/\\(.)/g, '$1')
      .replaceAll(/[^\p{L}\p{N} ]/gu, '')
      .trim() || null
  )
}

/** Names the stimuli of a flow in words: by the label of the control that sends an event, or else by their own name. */
export function stimulusWords(controls: readonly Control[]): (stimulus: string) => string {
  const labels = new Map(controls.map((control) => [control.sends, labelOf(control)]))
  return (stimulus) => {
    const label = labels.get(stimulus)
    if (label !== undefined && label !== null) return label
    const [port = '', failure] = stimulus.split('!')
    if (failure !== undefined) return capital(`${split(port)} fails: ${split(failure)}`)
    if (stimulus.startsWith('after.')) return `Time passes: ${split(stimulus.slice(6))}`
    const [event = '', ...result] = stimulus.split('=')
    // An event is called noun.verb.
    const [noun = '', ...verb] = event.split('.')
    const act = verb.length === 0 ? split(noun) : `${split(verb.join(' '))} ${split(noun)}`
    const answer = result.join('=')
    return capital(answer === '' ? act : `${act}: ${split(answer)}`)
  }
}

/** Names a transition in words: 'cardForm: pay.submit (1 of 2)' is 'Card form: Pay (1 of 2)'. */
export function transitionWords(transition: string, wordsOf: (event: string) => string): string {
  const [, state = '', event = '', branch = ''] =
    /^([^:]*): (.*?)( \(\d+ of \d+\))?$/.exec(transition) ?? []
  const words = event.includes(' ') ? capital(split(event)) : wordsOf(event)
  return `${stateWords(state)}: ${words}${branch}`
}

/** Names a state in words: 'cardForm.declined' is 'Card form, declined'. */
export const stateWords = (name: string): string =>
  name
    .split(' + ')
    .map((one) => capital(one.split('.').map(split).join(', ')))
    .join('; ')

type Named = {
  happyPath: () => readonly string[]
  wordsOf: (stimulus: string) => string
}

/** The name of a path on which nothing fails. */
export const USUAL = 'As usual'

/** Names paths by the steps that differ from the path on which nothing fails. */
export function nameOfPath({ happyPath, wordsOf }: Named): (stimuli: readonly string[]) => string {
  const usual = new Set(happyPath())
  return (stimuli) => {
    const words = stimuli.filter((stimulus) => !usual.has(stimulus)).map(wordsOf)
    return words.length === 0 ? USUAL : words.join(', ')
  }
}
