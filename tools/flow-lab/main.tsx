import { useActor } from '@xstate/react'
import { createRoot } from 'react-dom/client'
import { preferencesLogic } from '../../machines/preferences.ts'
import { createThemeStore } from '../../src/services/theme.ts'
import { ThemeSwitch } from '../../src/ui/ThemeSwitch/ThemeSwitch.tsx'
import { Lab } from './Lab.tsx'
import { startLab } from './lab-instance.ts'
import { linkInQuery, linkTo, openingPlace, queryOf } from './link.ts'
import type { StepLocation } from './step-location.ts'

const addressOf = (place: StepLocation) => {
  const address = new URL(location.href)
  address.search = queryOf(linkTo(place))
  return address.href
}

const instance = startLab({
  place: openingPlace(linkInQuery(location.search)),
  linkTo: addressOf,
  onPlace: (place) => history.replaceState(null, '', addressOf(place)),
})

const themes = createThemeStore(() => window.localStorage, document.documentElement)
/** The Lab is in English only. */
const input = { theme: themes.read(), language: 'en' } as const

function Colours() {
  const [{ context }, send] = useActor(preferencesLogic, { input })
  return (
    <ThemeSwitch
      current={context.theme}
      onChoose={(theme) => {
        send({ type: 'theme.choose', theme })
        themes.apply(theme)
      }}
    />
  )
}

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id root.')
createRoot(root).render(
  <Lab instance={instance} stageAddress="/tools/flow-lab/stage.html">
    <Colours />
  </Lab>,
)
