import { viewerOf } from '../../machines/session.machine.ts'
import type { Viewer } from '../domain/user.ts'
import { useSession } from './page-actors.ts'

/** Returns whom a public page is rendered for: the viewer; during hydration a guest, as on the server. */
export const useRenderedViewer = (): Viewer => viewerOf(useSession())
