import type { Plugin } from 'vite'

/** A `description` in a machine is one string literal. */
const DESCRIPTION = /\bdescription:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),?/g

/** Returns a machine's source without the descriptions of its states and transitions. */
export const withoutDescriptions = (source: string): string => source.replaceAll(DESCRIPTION, '')

/** The sources of the client's machines: their parts have descriptions too. */
export const MACHINE_SOURCES = /\/machines\/[\w.-]+\.ts$/

/** Leaves the machines' descriptions out of the built client: only the diagrams and the Flow Lab show them. */
export const machineDescriptionsPlugin = (): Plugin => ({
  name: 'loppis:machine-descriptions',
  apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
  enforce: 'pre',
  transform: {
    filter: { id: MACHINE_SOURCES },
    handler: (source) => ({ code: withoutDescriptions(source), map: null }),
  },
})
