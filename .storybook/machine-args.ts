import { isValidElement } from 'react'
import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { type AnyMachineSnapshot, isMachineSnapshot } from 'xstate'
import { nameOf } from '../tests/model/script.ts'
import { encode } from '../tools/flow-lab/encode.ts'

/** The URL of the Flow Lab at this state. It starts with a dot, because Storybook can be in a subfolder. */
const labAt = ({ machine, value }: AnyMachineSnapshot) =>
  `./?path=/story/flow-lab--the-lab&args=flow:${encode(machine.id)};state:${encode(nameOf(value))}`

/** Returns true for values that nobody can edit as text: callbacks and elements. */
const isWiring = (arg: unknown): boolean =>
  typeof arg === 'function' || (Array.isArray(arg) ? arg.some(isWiring) : isValidElement(arg))

/**
 * In the stories of machines, a link opens the Flow Lab at the state of the story, and rows that have no control are
 * left out.
 */
export const machineArgs: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  if (!Object.values(initialArgs).some((arg) => isMachineSnapshot(arg))) return argTypes
  const rows = Object.entries(argTypes).map(([name, type]) => {
    const arg: unknown = initialArgs[name]
    if (isMachineSnapshot(arg)) {
      const link = `<a href="${labAt(arg)}" target="_top">Open in Flow Lab</a>`
      return [name, { ...type, description: `${nameOf(arg.value)}. ${link}` }] as const
    }
    return [name, isWiring(arg) ? { ...type, table: { disable: true } } : type] as const
  })
  return Object.fromEntries(rows)
}
