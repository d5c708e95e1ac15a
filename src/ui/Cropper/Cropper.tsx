import { lazy, Suspense } from 'react'
import { slider, stage, zoomField } from './Cropper.css.ts'

export type CropperProps = {
  /** The address of the picture. */
  image: string
  /** The accessible name of the picture, which says that the arrow keys move it. */
  label: string
  /** Width to height of the part that stays. */
  aspect: number
  position: { x: number; y: number }
  /** From 1 to `maxZoom`. */
  zoom: number
  maxZoom: number
  zoomLabel: string
  onMove: (position: { x: number; y: number }) => void
  onZoom: (zoom: number) => void
  /** Called with the part that stays, in pixels of the picture, after every change. */
  onMeasure: (area: { x: number; y: number; width: number; height: number }) => void
  /** The browser cannot load the picture. */
  onError: () => void
}

const CropArea = lazy(async () => ({ default: (await import('./CropArea.tsx')).CropArea }))

/** Moves and enlarges a picture under a frame: by dragging, pinching, the arrow keys and a slider. Controlled. */
export function Cropper(props: CropperProps) {
  const { zoom, maxZoom, zoomLabel, onZoom } = props
  return (
    <>
      <div className={stage}>
        <Suspense fallback={null}>
          <CropArea {...props} />
        </Suspense>
      </div>
      <label className={zoomField}>
        {zoomLabel}
        <input
          aria-valuetext={`${Math.round(zoom * 100)} %`}
          className={slider}
          max={maxZoom}
          min={1}
          onChange={({ currentTarget }) => onZoom(currentTarget.valueAsNumber)}
          step={0.05}
          type="range"
          value={zoom}
        />
      </label>
    </>
  )
}
