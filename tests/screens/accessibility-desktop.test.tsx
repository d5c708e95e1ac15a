import { allRulesInContrast, checkStories, stories } from './check-stories.tsx'

const wide = stories.filter(({ isForPhone }) => !isForPhone)

checkStories(wide, 1280, [{ theme: 'contrast', scheme: 'dark', asks: allRulesInContrast }])
