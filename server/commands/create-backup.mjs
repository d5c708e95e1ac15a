import {
  chmodSync,
  existsSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { damageLine } from './data-check.mjs'
import { dataFolder, withDataLock } from './data-folder.mjs'
import { CommandFailure } from './failure.mjs'
import { fileNamed, manifestName, runTar } from './backup-archive.mjs'
import { finishRestore, hashOfWorld, parts } from './data-files.mjs'

/**
 * `npm run backup -- market.tar.gz`: archives the embedded database and its pictures. No server may have them open.
 * @param {readonly string[]} args
 */
export async function createBackup(args) {
  const file = fileNamed(args[0], 'Into which file? npm run backup -- market.tar.gz')
  const folder = dataFolder('back it up with pg_dump')
  if (existsSync(file)) throw new CommandFailure(`${file} is there already; it is left as it is.`)
  if (!existsSync(folder)) throw noWorldIn(folder)
  await withDataLock(folder, async () => {
    finishRestore(folder)
    const damage = damageLine(folder)
    if (damage !== null) throw new CommandFailure(damage)
    if (!existsSync(join(folder, 'db'))) throw noWorldIn(folder)
    await pack(folder, file)
  })
  const megabytes = (statSync(file).size / 1e6).toFixed(1)
  process.stdout.write(
    `The world of ${folder} is in ${file} (${megabytes} MB). It holds accounts and keys: keep it to yourself.\n`,
  )
  const { S3_BUCKET } = process.env
  if (S3_BUCKET) {
    process.stdout.write(
      `The pictures are not in it: back up the bucket ${S3_BUCKET} by its own means.\n`,
    )
  }
  return 0
}

/** @param {string} folder */
const noWorldIn = (folder) =>
  new CommandFailure(`There is no world in ${folder} yet; npm start makes one.`)

/**
 * @param {string} folder
 * @param {string} file
 */
async function pack(folder, file) {
  const beside = mkdtempSync(join(tmpdir(), 'loppis-backup-'))
  const unfinished = `${file}.unfinished`
  try {
    const manifest = { format: 'loppis-backup', version: 1, hash: hashOfWorld(folder) }
    writeFileSync(join(beside, manifestName), JSON.stringify(manifest))
    writeFileSync(unfinished, '', { mode: 0o600 })
    chmodSync(unfinished, 0o600)
    const there = parts.filter((part) => existsSync(join(folder, part)))
    const { ok, output } = await runTar([
      '-czf',
      unfinished,
      '-C',
      beside,
      manifestName,
      '-C',
      folder,
      ...there,
    ])
    if (!ok) throw new CommandFailure(`${output}\nThe world could not be packed into ${file}.`)
    renameSync(unfinished, file)
  } finally {
    rmSync(unfinished, { force: true })
    rmSync(beside, { recursive: true })
  }
}
