/** The viewport of a device. */
export type Device = { name: string; width: number; height: number; touch: boolean }

export const phone: Device = { name: 'phone', width: 390, height: 844, touch: true }
export const desktop: Device = { name: 'desktop', width: 1280, height: 800, touch: false }
/** The size that sites expect for a link preview. */
export const card: Device = { name: 'card', width: 1200, height: 630, touch: false }
