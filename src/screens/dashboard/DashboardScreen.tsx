import { useViewer } from '../provided.ts'
import { DashboardView } from './DashboardView.tsx'

export function DashboardScreen() {
  return <DashboardView viewer={useViewer()} />
}
