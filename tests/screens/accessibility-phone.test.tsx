import { allRules, checkStories, only, stories } from './check-stories.tsx'

// WCAG 2.2 AA, and the AAA contrast in high contrast. A theme only changes colours, so the other rules run once.
checkStories(stories, 320, [
  { theme: 'light', scheme: 'light', asks: allRules },
  { theme: 'dark', scheme: 'dark', asks: only('color-contrast', 'link-in-text-block') },
  {
    theme: 'contrast',
    scheme: 'light',
    asks: only('color-contrast-enhanced', 'link-in-text-block'),
  },
])
