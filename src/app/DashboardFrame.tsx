import type { ReactNode } from 'react'
import type { Destination } from '../domain/destinations.ts'
import { SideMenu } from '../screens/dashboard/SideMenu.tsx'
import { useViewer } from '../screens/page-actors.ts'
import { besideMenu, sideMenu, withMenu } from './DashboardFrame.css.ts'

type DashboardFrameProps = { current: Destination['screen']; children: ReactNode }

/** Renders a dashboard screen beside the menu of the user's role (rule R8). */
export function DashboardFrame({ current, children }: DashboardFrameProps) {
  const viewer = useViewer()
  if (viewer.kind !== 'user') return children
  return (
    <div className={withMenu}>
      <div className={sideMenu}>
        <SideMenu current={current} role={viewer.role} />
      </div>
      <div className={besideMenu}>{children}</div>
    </div>
  )
}
