import { lazy, type ReactNode, Suspense } from 'react'
import type { Destination } from '../domain/destinations.ts'
import { SideMenu } from '../screens/dashboard/SideMenu.tsx'
import { usePageActors, useViewer } from '../screens/page-actors.ts'
import { besideMenu, sideMenu, withMenu } from './DashboardFrame.css.ts'

/** Nothing, where the code cannot be loaded: the dashboard does not need it. */
const DemoClock = lazy(async () => {
  const load = () => import('../screens/demoClock/DemoClock.tsx')
  return {
    default: await load().then(
      (loaded) => loaded.DemoClock,
      () => () => null,
    ),
  }
})

type DashboardFrameProps = { current: Destination['screen']; children: ReactNode }

/** Renders a dashboard screen beside the menu of the user's role (rule R8), in the demo world above the demo clock. */
export function DashboardFrame({ current, children }: DashboardFrameProps) {
  const viewer = useViewer()
  const { demoAccounts, readExtensions } = usePageActors()
  const isDemo = demoAccounts.length > 0
  if (viewer.kind !== 'user') return children
  return (
    <div className={withMenu}>
      <div className={sideMenu}>
        <SideMenu current={current} extensions={readExtensions()} role={viewer.role} />
      </div>
      <div className={besideMenu}>
        {children}
        {isDemo && (
          <Suspense>
            <DemoClock />
          </Suspense>
        )}
      </div>
    </div>
  )
}
