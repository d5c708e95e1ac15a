import camera from '@lobehub/fluent-emoji-3d/assets/1f4f7.webp'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type FromStage, listenToLab, sendMessage, type ToStage } from './protocol.ts'
import { startFlow } from './stage-screens.tsx'
import type { StageRun } from './stage-run.tsx'

/** Shows a camera for images that fail to load: no server serves the pictures that the scripts name. */
function showPictures(): () => void {
  const show = ({ target }: Event) => {
    if (target instanceof HTMLImageElement && target.src !== new URL(camera, location.href).href) {
      target.src = camera
    }
  }
  document.addEventListener('error', show, true)
  return () => document.removeEventListener('error', show, true)
}

const answer = (message: FromStage) => sendMessage(window.parent, message)

/** Mounts the live screen in the Lab's iframe. It runs commands and reports results. Returns a cleanup function. */
export function mountStage(place: HTMLElement): () => void {
  const root = createRoot(place)
  const stopShowing = showPictures()
  let current: { run: number; flow: StageRun } | null = null

  const flowOf = (run: number) => (current?.run === run ? current.flow : null)
  const take = async (run: number, stimulus: string): Promise<boolean> => {
    const flow = flowOf(run)
    if (flow === null) return false
    try {
      const moment = await flow.take(stimulus)
      // The Lab may have started another run in the meantime.
      if (flowOf(run) === null) return false
      answer({ type: 'moment', run, moment })
      return true
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      const { index } = flow.moment()
      if (flowOf(run) !== null) answer({ type: 'failed', run, index: index + 1, reason })
      return false
    }
  }
  const load = async ({ run, flow: name, stimuli }: Extract<ToStage, { type: 'load' }>) => {
    current?.flow.stop()
    const flow = startFlow(name, {
      onStep: (moment) => answer({ type: 'byHand', run, moment }),
      onRefused: (refused) => answer({ type: 'refused', run, refused }),
    })
    current = { run, flow }
    flushSync(() => root.render(<div key={run}>{flow.view}</div>))
    answer({ type: 'moment', run, moment: flow.moment() })
    for (const stimulus of stimuli) if (!(await take(run, stimulus))) return
  }
  const deafen = listenToLab(
    () => window.parent,
    (message) => {
      if (message.type === 'theme') document.documentElement.dataset['theme'] = message.theme
      else if (message.type === 'take') void take(message.run, message.stimulus)
      else if (message.type === 'try') flowOf(message.run)?.tryEvent(message.stimulus)
      else void load(message)
    },
  )
  answer({ type: 'ready' })
  return () => {
    deafen()
    stopShowing()
    current?.flow.stop()
    root.unmount()
  }
}
