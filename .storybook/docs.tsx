import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { applyTheme } from './page-theme.ts'
import { onSchemeChange, themeFor } from './theme.ts'

type Toolbar = { globals: Readonly<Record<string, unknown>> }

const channel = addons.getChannel()

/** Returns the theme of the toolbar: the last one that was chosen, or else the one of the URL. */
function chosenTheme(): unknown {
  const [last]: (Toolbar | undefined)[] = channel.last(GLOBALS_UPDATED) ??
    channel.last(SET_GLOBALS) ?? [undefined]
  return last?.globals['theme'] ?? 'system'
}

function subscribe(changed: () => void): () => void {
  channel.on(GLOBALS_UPDATED, changed)
  const stop = onSchemeChange(changed)
  return () => {
    channel.off(GLOBALS_UPDATED, changed)
    stop()
  }
}

/** A page of documentation in the theme that the toolbar chooses for the stories. */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const chosen = useSyncExternalStore(subscribe, chosenTheme)
  const theme = useSyncExternalStore(subscribe, () => themeFor(chosenTheme()))
  // A page without a story has no decorator that does this.
  useLayoutEffect(() => applyTheme(chosen), [chosen])
  return <DocsContainer {...props} theme={theme} />
}
