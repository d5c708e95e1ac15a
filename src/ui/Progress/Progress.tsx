import { useId } from 'react'
import { progress, track, words } from './Progress.css.ts'

type ProgressProps = {
  /** The activity in progress: 'Uploading the picture'. */
  label: string
  percent: number
}

/** A determinate progress bar. */
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
