import type { ReactNode } from 'react'
import type { Destination } from '../domain/destinations.ts'
import { DashboardFrame } from './DashboardFrame.tsx'
import { Guard } from './Guard.tsx'
import type { Access } from '../screens/define-screen.ts'

type GuardedProps = {
  destination: Destination
  access: Exclude<Access, 'anyone'>
  children: ReactNode
}

/** Renders a screen with restricted access, inside the guard and the dashboard frame. */
export function Guarded({ destination, access, children }: GuardedProps) {
  return (
    <Guard access={access} destination={destination}>
      <DashboardFrame current={destination.screen}>{children}</DashboardFrame>
    </Guard>
  )
}
