import { composeStory } from '@storybook/react-vite'
import { describe, expect, it, onTestFinished } from 'vitest'
import preview from '../../.storybook/preview.tsx'
import { walkOf } from '../screen/walk-story.tsx'
import { Button } from '../../src/ui/Button/Button.tsx'
import { confirmationScreen } from '../flows/confirmation/confirmation.screen.tsx'
import { screenPaths } from '../screen/cover.ts'
import type { Screen } from '../screen/screen.ts'
import { walkOnScreen } from '../screen/screen-walk.ts'

/** In milliseconds: how long the correct state would take to appear. */
const BRIEF = 300

type Confirmation = Screen<typeof confirmationScreen.machine>
type Draw = Confirmation['render']

/** Screens in a wrong state: they show or offer what does not hold, each with the problem that the walk finds. */
const wrongStates: readonly { lie: string; draw: Draw; found: RegExp }[] = [
  {
    lie: 'still shows the dialog after it ended',
    draw: ({ context }, send) =>
      confirmationScreen.render(
        confirmationScreen.machine.resolveState({ value: 'asking', context }),
        send,
      ),
    found: /there: Delete your booking for Lamp/,
  },
  {
    lie: 'offers a button that the machine ignores',
    draw: (state, send) => (
      <>
        {confirmationScreen.render(state, send)}
        {!state.matches('asking') && (
          <div role="alertdialog">
            <Button>Cancel</Button>
          </div>
        )}
      </>
    ),
    found: /'confirmation.cancel' is offered, but not taken/,
  },
]

describe.each(wrongStates)('the walk detects a screen that $lie', ({ draw, found }) => {
  const lying: Confirmation = { ...confirmationScreen, render: draw }
  const path = screenPaths(lying).find(({ id }) => id === 'confirmation.cancel')

  it('on the screen', async () => {
    if (path === undefined) throw new Error('The path is gone.')
    await expect(walkOnScreen(lying, path, BRIEF)).rejects.toThrow(found)
  })

  it('in Storybook', async () => {
    const Story = composeStory(walkOf(lying, BRIEF), { title: 'Flows/A lie' }, preview)
    const canvasElement = document.body.appendChild(document.createElement('div'))
    onTestFinished(() => canvasElement.remove())
    const walked = Story.run({ args: { path: 'confirmation-d6f222049070eca0' }, canvasElement })
    await expect(walked).rejects.toThrow(found)
  })
})
