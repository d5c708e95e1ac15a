import { fromCallback, fromPromise } from 'xstate'
import { shareMachine } from './share.machine.ts'
import { readFile, writePathFile } from './file.ts'
import { labMachine } from './lab.machine.ts'
import { stageEvent } from './lab.setup.ts'
import type { NamedPlace, StepLocation } from './step-location.ts'
import { listenToStage, sendMessage, type ToStage } from './protocol.ts'

/** Returns the live screen's window, or null before it has loaded. */
export type StageWindow = () => Window | null

const themes = ['light', 'dark'] as const

/** Sends the page's theme to the live screen, also on every change. */
function passTheme(stage: StageWindow): () => void {
  const pass = () => {
    const chosen = document.documentElement.dataset['theme']
    const theme = themes.find((one) => one === chosen) ?? 'system'
    const window = stage()
    if (window !== null) sendMessage(window, { type: 'theme', theme })
  }
  const observer = new MutationObserver(pass)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  pass()
  return () => observer.disconnect()
}

/** Restores the tester's focus after a step: while it runs, focus moves into the live screen as it would for a user. */
function keepFocus() {
  let focused: Element | null = null
  return {
    remember: () => {
      focused = document.activeElement
    },
    giveBack: () => {
      const taker = document.activeElement
      if (!(taker instanceof HTMLIFrameElement) || focused === taker) return
      if (focused instanceof HTMLElement && focused.isConnected && focused !== document.body) {
        focused.focus({ preventScroll: true })
      } else taker.blur()
    },
  }
}

/** Provides the Lab machine with its live screen; `showSteps` brings the list of steps into view. */
export function labOn(stage: StageWindow, showSteps: () => void) {
  const focus = keepFocus()
  return labMachine.provide({
    actors: {
      hearStage: fromCallback(({ sendBack }) => {
        let stopPassing = () => {}
        const deafen = listenToStage(stage, (message) => {
          if (message.type === 'ready') {
            stopPassing()
            stopPassing = passTheme(stage)
          }
          if (message.type === 'moment') focus.giveBack()
          sendBack(stageEvent(message))
        })
        return () => {
          deafen()
          stopPassing()
        }
      }),
    },
    actions: {
      showSteps,
      tellStage: (_, message: ToStage) => {
        const window = stage()
        if (window === null) return
        focus.remember()
        sendMessage(window, message)
      },
    },
  })
}

/** Provides the desk machine with the clipboard and files; `linkTo` returns the URL of a step. */
export const deskOn = (
  linkTo: (place: StepLocation) => string,
  goTo: (place: StepLocation) => void,
) =>
  shareMachine.provide({
    actors: {
      copyLink: fromPromise(({ input: { place } }) => navigator.clipboard.writeText(linkTo(place))),
      readFile: fromPromise(async ({ input: { file } }) => readFile(await file.text())),
    },
    actions: {
      goToFirst: (_, { found: [first] }: { found: readonly NamedPlace[] }) => {
        if (first !== undefined) goTo(first.place)
      },
      saveFile: (_, place: StepLocation) => {
        const { name, text } = writePathFile(place)
        const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
        const link = document.createElement('a')
        link.href = address
        link.download = name
        link.click()
        URL.revokeObjectURL(address)
      },
    },
  })
