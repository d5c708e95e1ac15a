import { allRules, checkStories, stories } from './check-stories.tsx'

// WCAG 2.2 AA. The themes only change colours (accessibility-themes.test.tsx).
checkStories(stories, 320, [{ theme: 'light', scheme: 'light', asks: allRules }])
