import { useEffect } from 'react'
import { holdBack } from './hold-back.ts'

/** Keeps the page on the browser's Back while the caller is mounted, under a dialog that the page cannot close. */
export function useStayOnBack(): void {
  useEffect(() => holdBack(() => false), [])
}
