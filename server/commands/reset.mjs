import { existsSync, readdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { addressOf, isTaken } from './address.mjs'
import { fail, requireNode, root } from './runtime.mjs'

requireNode()
const folder = resolve(root, process.env.DATA_DIR || '.data')
const ours = new Set(['db', 'images', 'pictures', 'lock', 'picture-cache'])
const address = addressOf(process.env)

if (!existsSync(folder)) {
  process.stdout.write('There is no world yet; npm start makes one.\n')
  process.exit(0)
}
if (await isTaken(address)) {
  fail(`A server is running on port ${address.port}. Stop it before its world is emptied.`)
}
const foreign = readdirSync(folder).filter((name) => !ours.has(name))
if (foreign.length > 0) {
  fail(`${folder} holds things that are not of Loppis (${foreign[0]}); it is left as it is.`)
}
rmSync(folder, { recursive: true })
process.stdout.write('The world is empty; npm start makes it anew.\n')
