import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { onSchemeChange, themeFor } from './theme.ts'

/** The Flow Lab has panels of its own and needs the space. */
const LAB = 'flow-lab--the-lab'

addons.setConfig({
  theme: themeFor('system'),
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => storyId !== LAB && isShown,
  },
})

type Toolbar = { globals: Readonly<Record<string, unknown>> }

// Storybook itself follows the theme that the toolbar chooses for the stories.
addons.register('loppis/theme', (api) => {
  let chosen: unknown = 'system'
  const apply = () => api.setOptions({ theme: themeFor(chosen) })
  const follow = ({ globals }: Toolbar) => {
    chosen = globals['theme']
    apply()
  }
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
  onSchemeChange(apply)
})
