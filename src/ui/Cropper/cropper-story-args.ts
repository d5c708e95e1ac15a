import type { CropperProps } from './Cropper.tsx'

const nothing = () => undefined

export const cropperArgs: CropperProps = {
  image:
    'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="400" height="300"%3E%3Crect width="400" height="300" fill="%238d9a7b"/%3E%3Ccircle cx="200" cy="150" r="90" fill="%2346513c"/%3E%3C/svg%3E',
  label: 'Picture. Move it with the arrow keys.',
  aspect: 1,
  position: { x: 0, y: 0 },
  zoom: 1,
  maxZoom: 3,
  zoomLabel: 'Zoom',
  onMove: nothing,
  onZoom: nothing,
  onMeasure: nothing,
  onError: nothing,
}
