import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const LINES = 4

/** Returns the last lines of each log in a folder, for the message of a failure. */
export async function lastWords(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.log')).toSorted()
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return texts
    .map((text, index) => `${names[index]}\n${text.trim().split('\n').slice(-LINES).join('\n')}`)
    .join('\n\n')
}
