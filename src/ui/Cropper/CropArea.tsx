import EasyCrop from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import type { CropperProps } from './Cropper.tsx'
import { frame } from './Cropper.css.ts'

/** The picture under its frame. */
export function CropArea({
  image,
  label,
  aspect,
  position,
  zoom,
  maxZoom,
  onMove,
  onZoom,
  onMeasure,
  onError,
}: CropperProps) {
  return (
    <EasyCrop
      aspect={aspect}
      classes={{ cropAreaClassName: frame }}
      crop={position}
      // The content security policy refuses the style element that the package would insert.
      disableAutomaticStylesInjection
      cropperProps={{ 'aria-label': label, role: 'application' }}
      image={image}
      maxZoom={maxZoom}
      mediaProps={{ alt: '', onError }}
      onCropAreaChange={(_, pixels) => onMeasure(pixels)}
      onCropChange={onMove}
      onZoomChange={onZoom}
      zoom={zoom}
    />
  )
}
