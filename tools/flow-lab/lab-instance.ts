import { createActor, type SnapshotFrom } from 'xstate'
import type { labMachine } from './lab.machine.ts'
import { type LabEvent, placeOf } from './lab.setup.ts'
import { deskOn, labOn } from './lab-actors.ts'
import type { StepLocation } from './step-location.ts'
import { viewMachine } from './view.machine.ts'

/** The Lab's snapshot, as its components read it. */
export type LabState = SnapshotFrom<typeof labMachine>
export type SendLab = (event: LabEvent) => void

type Options = {
  place: StepLocation
  /** Returns a shareable URL of a step. */
  linkTo: (place: StepLocation) => string
  /** Called whenever the current path or step changes. */
  onPlace: (place: StepLocation) => void
}

const isSamePlace = (one: StepLocation, other: StepLocation) =>
  one.flow === other.flow &&
  one.pathId === other.pathId &&
  one.at === other.at &&
  one.stimuli === other.stimuli

/** Starts a Lab: its actors, and the reference to the live screen's iframe. */
export function startLab({ place, linkTo, onPlace }: Options) {
  let frame: HTMLIFrameElement | null = null
  const view = createActor(viewMachine, {
    input: { panel: place.stimuli.length > 0 ? 'steps' : 'paths' },
  })
  const lab = createActor(
    labOn(
      () => frame?.contentWindow ?? null,
      () => view.send({ type: 'panel.choose', panel: 'steps' }),
    ),
    { input: { place } },
  )
  const desk = createActor(deskOn(linkTo, (found) => lab.send({ type: 'walk.to', place: found })))
  let reported = place
  lab.subscribe(({ context }) => {
    const now = placeOf(context)
    if (isSamePlace(now, reported)) return
    reported = now
    onPlace(now)
  })
  for (const actor of [lab, view, desk]) actor.start()
  return {
    lab,
    view,
    desk,
    keepFrame: (element: HTMLIFrameElement | null) => {
      frame = element
    },
    stop: () => {
      for (const actor of [lab, view, desk]) actor.stop()
    },
  }
}

export type LabInstance = ReturnType<typeof startLab>
