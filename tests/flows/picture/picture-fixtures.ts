const camera =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#e6ddc8"/><path d="M18 34h14l5-8h22l5 8h14v38H18z" fill="#46513c"/><circle cx="48" cy="52" r="14" fill="#8d9a7b"/><circle cx="48" cy="52" r="7" fill="#e6ddc8"/></svg>'

/** A product picture as a data URL: the screens of the scripts have no server to load a picture from. */
export const picture = `data:image/svg+xml,${encodeURIComponent(camera)}`
