import { requireNode } from '../server/commands/node-version.mjs'

requireNode()
void import('./everything.mjs').then(({ testEverything }) => testEverything(process.argv.slice(2)))
