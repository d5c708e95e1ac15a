import { afterEach, expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { flowNamed } from '../../tools/flow-lab/flows.ts'
import { Lab } from '../../tools/flow-lab/Lab.tsx'
import { startLab } from '../../tools/flow-lab/lab-instance.ts'
import type { StepSnapshot } from '../../tools/flow-lab/protocol.ts'
import { type StepLocation, startOf } from '../../tools/flow-lab/step-location.ts'
import { render } from '../screen/render.tsx'

const payment = flowNamed('payment')

/** Returns the step of a payment without failures at which a state is reached. */
export const usualUpTo = (state: string): StepLocation => {
  const stimuli = payment.happyPath()
  return { ...startOf('payment'), stimuli, at: payment.statesAlong(stimuli).indexOf(state) + 1 }
}

/** Returns the page of the live screen. */
export const inFrame = () =>
  document.querySelector<HTMLIFrameElement>('iframe[title="The screen of the flow"]')
    ?.contentDocument

export const press = (name: string) =>
  userEvent.click(page.getByRole('button', { name, exact: true }))

let stop = () => {}
afterEach(() => stop())

/** Opens the Lab at a place, with its live screen running. */
export async function open(place: StepLocation) {
  await page.viewport(1280, 800)
  const instance = startLab({ place, linkTo: () => '', onPlace: () => undefined })
  stop = instance.stop
  await render(<Lab instance={instance} stageAddress="/tools/flow-lab/stage.html" />)
  const { lab } = instance
  const context = () => lab.getSnapshot().context
  /** Waits until the live screen is at this step, and returns its moment. */
  const standsAt = async (at: number): Promise<StepSnapshot | undefined> => {
    await expect
      .poll(() => [
        context().error,
        context().at,
        lab.getSnapshot().matches({ stage: { open: 'standing' } }),
      ])
      .toEqual([null, at, true])
    return context().moments[at]
  }
  await standsAt(place.at)
  return { instance, context, standsAt }
}
