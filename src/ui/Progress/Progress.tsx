import { useId } from 'react'
import { progress, track, words } from './Progress.css.ts'

type ProgressProps = {
  /** What is on its way: 'Sending the picture'. */
  label: string
  /** 0 to 100. */
  percent: number
}

/** How far something with a known end has come. */
export function Progress({ label, percent }: ProgressProps) {
  const id = useId()
  return (
    <div className={progress}>
      <div className={words}>
        <label htmlFor={id}>{label}</label>
        <span aria-hidden="true">{Math.round(percent)} %</span>
      </div>
      <progress className={track} id={id} max={100} value={percent} />
    </div>
  )
}
