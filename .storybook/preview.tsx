import type { Decorator, Preview } from '@storybook/react-vite'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import '../src/ui/theme/global.css.ts'

const { hook } = memoryLocation({ path: '/' })

/** A link in a story leads nowhere outside of it. */
const withRouter: Decorator = (Story) => (
  <Router hook={hook}>
    <Story />
  </Router>
)

/** The theme is set as in the product: by data-theme on the html element, or left to the system. */
const withTheme: Decorator = (Story, { globals }) => {
  const root = document.documentElement
  if (globals.theme === 'light' || globals.theme === 'dark') root.dataset.theme = globals.theme
  else delete root.dataset.theme
  return <Story />
}

const viewport = (name: string, width: number, height: number) => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
})

const preview: Preview = {
  decorators: [withRouter, withTheme],
  globalTypes: {
    theme: {
      description: 'Light, dark, or as the system',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: ['system', 'light', 'dark'],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'system' },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { order: ['UI', ['Theme'], 'Screens', 'Flows'] } },
    viewport: {
      options: {
        phone: viewport('Phone', 320, 640),
        tablet: viewport('Tablet', 768, 1024),
        desktop: viewport('Desktop', 1280, 800),
      },
    },
  },
}

export default preview
