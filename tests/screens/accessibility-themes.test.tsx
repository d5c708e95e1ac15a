import { checkStories, only, stories } from './check-stories.tsx'

// A theme only changes colours, so these are the rules about contrast: AA, and AAA in high contrast.
checkStories(stories, 320, [
  { theme: 'dark', scheme: 'dark', asks: only('color-contrast', 'link-in-text-block') },
  {
    theme: 'contrast',
    scheme: 'light',
    asks: only('color-contrast-enhanced', 'link-in-text-block'),
  },
])
