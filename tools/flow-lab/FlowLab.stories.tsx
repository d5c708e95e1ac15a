import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { useArgs } from 'storybook/preview-api'
import { Lab } from './Lab.tsx'
import { startLab } from './lab-instance.ts'
import { type Link, linkTo, openingPlace } from './link.ts'
import type { StepLocation } from './step-location.ts'
import { mountStage } from './stage.tsx'

/** `state`: a state to open instead of a step. */
type LabArgs = Link & { state: string }

const meta: Meta<LabArgs> = {
  title: 'Flow Lab',
  parameters: { layout: 'fullscreen' },
  // The Lab embeds an iframe document, which the story test runner does not have.
  tags: ['!test', '!autodocs'],
}
export default meta

const LAB = 'flow-lab--the-lab'
const STAGE = 'flow-lab--stage'

/** Returns the URL of a step in the Storybook manager, with its toolbar and sidebar. */
function addressOf(place: StepLocation): string {
  const address = new URL(location.href)
  address.pathname = address.pathname.replace(/iframe\.html$/, '')
  const args = Object.entries(linkTo(place)).filter(([, value]) => value !== '')
  const written = args.map(([name, value]) => `${name}:${value.replaceAll(' ', '+')}`)
  address.search = `?path=/story/${LAB}&args=${written.join(';')}`
  return address.href
}

function LabOfStory({ link, onLink }: { link: LabArgs; onLink: (link: Link) => void }) {
  const [instance] = useState(() =>
    startLab({
      place: openingPlace(link),
      linkTo: addressOf,
      onPlace: (place) => onLink(linkTo(place)),
    }),
  )
  const stage = `${location.pathname}?id=${STAGE}&viewMode=story`
  return <Lab instance={instance} stageAddress={stage} />
}

/** The steps of a path, the live screen that runs them, and the graph of the machine. */
export const TheLab: StoryObj<LabArgs> = {
  args: { flow: 'payment', path: '', events: '', step: '0', state: '' },
  render: function Story(args) {
    const [, updateArgs] = useArgs<LabArgs>()
    return <LabOfStory link={args} onLink={(link) => updateArgs({ ...link, state: '' })} />
  },
}

/** The live screen that the Lab embeds. */
export const Stage: StoryObj = {
  tags: ['!dev'],
  render: () => <div ref={(place) => (place === null ? undefined : mountStage(place))} />,
}
