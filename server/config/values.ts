import { StartError } from './start-error.ts'

/** Thrown for an invalid environment variable; `message` is one line that names the variable. */
export class ConfigError extends StartError {
  override readonly name = 'ConfigError'
}

export type Environment = Readonly<Record<string, string | undefined>>

/** Returns the trimmed value of a variable; null if it is unset or empty. */
export function textOf(env: Environment, name: string): string | null {
  const value = env[name]?.trim()
  return value === undefined || value === '' ? null : value
}

/** Reads a whole number from `smallest` to `largest`. Throws ConfigError. */
export function readWhole(
  env: Environment,
  name: string,
  { smallest = 0, largest, unset }: { smallest?: number; largest: number; unset: number },
): number {
  const text = textOf(env, name) ?? String(unset)
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < smallest || value > largest) {
    throw new ConfigError(
      `${name} must be a whole number from ${smallest} to ${largest}, not '${text}'.`,
    )
  }
  return value
}

/** Reads 1 or 0 as a boolean; returns null if unset. Throws ConfigError. */
export function readSwitch(env: Environment, name: string): boolean | null {
  const text = textOf(env, name)
  if (text !== null && text !== '0' && text !== '1') {
    throw new ConfigError(`${name} must be 1 or 0, not '${text}'.`)
  }
  return text === null ? null : text === '1'
}

/** Reads one of `words`; returns the first one if unset. Throws ConfigError. */
export function readWord<Word extends string>(
  env: Environment,
  name: string,
  words: readonly [Word, ...Word[]],
): Word {
  const text = textOf(env, name)
  const word = text === null ? words[0] : words.find((each) => each === text)
  if (word === undefined) {
    throw new ConfigError(`${name} must be ${words.join(' or ')}, not '${text}'.`)
  }
  return word
}

/** Reads an http or https URL; returns null if unset. Throws ConfigError. */
export function readWebAddress(env: Environment, name: string): string | null {
  const text = textOf(env, name)
  if (text !== null && (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))) {
    throw new ConfigError(`${name} must be an http or https address.`)
  }
  return text
}

/** Reads an e-mail address; returns null if unset. Throws ConfigError. */
export function readEmail(env: Environment, name: string): string | null {
  const text = textOf(env, name)
  if (text !== null && !/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(text)) {
    throw new ConfigError(`${name} must be an e-mail address, not '${text}'.`)
  }
  return text
}

/** Reads an origin such as https://shop.example; returns null if unset. Throws ConfigError. */
export function readOrigin(env: Environment, name: string): string | null {
  const origins = readOrigins(env, name)
  if (origins.length > 1) throw new ConfigError(`${name} must be one origin.`)
  return origins[0] ?? null
}

/** Reads a comma-separated list of origins. Throws ConfigError. */
export function readOrigins(env: Environment, name: string): string[] {
  const origins = (textOf(env, name) ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '')
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw new ConfigError(
        `${name} must list origins such as https://shop.example, separated by commas; '${origin}' is none.`,
      )
    }
  }
  return origins
}
