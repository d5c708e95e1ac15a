import { cancel, confirm, dialog as dialogTarget } from './confirmation.flow.ts'
import { locate } from '../../screen/locate.ts'

export const dialog = () => locate(dialogTarget)
export const confirmButton = () => locate(confirm)
export const cancelButton = () => locate(cancel)
