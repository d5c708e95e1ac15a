import type { ReactNode } from 'react'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'

/** A part of the page of the account, below its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" label={title}>
      <Heading level={2}>{title}</Heading>
      {children}
    </Stack>
  )
}
