import { mountStage } from './stage.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('stage.html has no element with the id root.')
mountStage(root)
