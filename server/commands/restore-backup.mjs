import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder, requireLockable, withDataLock } from './data-folder.mjs'
import { codeOf, CommandFailure } from './failure.mjs'
import { fileNamed, manifestName, runTar } from './backup-archive.mjs'
import { finishRestore, hashOfWorld, incomingIn, parts, wholeMarkIn } from './data-files.mjs'

/**
 * `npm run restore -- market.tar.gz`: restores a backup into the data folder; replaces existing data only with
 * `--replace`. The archive is first unpacked into a separate folder and checked against its hash. If the restore is
 * interrupted after that, the next process that opens the data folder completes it: the data is never incomplete.
 * @param {readonly string[]} args
 */
export async function restoreBackup(args) {
  const isReplacing = args.includes('--replace')
  const name = args.find((arg) => !arg.startsWith('-'))
  const file = fileNamed(name, 'From which file? npm run restore -- market.tar.gz')
  const folder = dataFolder('restore it with pg_restore or psql')
  if (!existsSync(file)) throw new CommandFailure(`There is no ${file}.`)
  createFolder(folder)
  await withDataLock(folder, async () => {
    finishRestore(folder)
    if (!isReplacing && parts.some((part) => existsSync(join(folder, part)))) {
      throw new CommandFailure(
        `There is a world in ${folder}. To put this one in its place: npm run restore -- ${name} --replace`,
      )
    }
    await unpack(file, folder)
    finishRestore(folder)
  })
  process.stdout.write(`The world of ${file} is in ${folder}; npm start serves it.\n`)
  return 0
}

/**
 * Creates the data folder if needed. Throws CommandFailure where there can be none.
 * @param {string} folder
 */
function createFolder(folder) {
  requireLockable(folder)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    if (codeOf(error) === null) throw error
    throw new CommandFailure(`${folder} cannot be written (${codeOf(error)}).`)
  }
}

/**
 * @param {string} file
 * @param {string} folder
 */
async function unpack(file, folder) {
  const incoming = incomingIn(folder)
  mkdirSync(incoming, { mode: 0o700 })
  try {
    const { ok, output } = await runTar(['-xzof', file, '-C', incoming])
    if (!ok || !isWhole(incoming)) {
      throw new CommandFailure(
        `${output}\n${file} is damaged, or no backup of Loppis. Nothing was changed.`.trimStart(),
      )
    }
    // A part that is missing in the backup becomes empty; otherwise the old pictures would remain.
    for (const part of parts) mkdirSync(join(incoming, part), { recursive: true })
    writeFileSync(wholeMarkIn(folder), '', { flush: true })
  } catch (error) {
    rmSync(incoming, { recursive: true })
    throw error
  }
}

/** @param {string} incoming */
function isWhole(incoming) {
  try {
    const manifest = JSON.parse(readFileSync(join(incoming, manifestName), 'utf8'))
    const { format, version, hash } = manifest
    return format === 'loppis-backup' && version === 1 && hash === hashOfWorld(incoming)
  } catch {
    return false
  }
}
