import { updateMachine } from '../../../machines/update.machine.ts'
import { scriptFor } from '../../model/script.ts'

/** The script of the app's update. */
export const updateScript = scriptFor(updateMachine, {
  input: undefined,
  sends: [
    { name: 'banner.dismissed', event: { type: 'banner.dismissed' } },
    { name: 'page.reload', event: { type: 'page.reload' } },
  ],
  listeners: { watchUpdates: [{ name: 'update.found', event: { type: 'update.found' } }] },
  ports: {},
  rests: ['current'],
  factsOf: () => [],
  bound: 4,
})
