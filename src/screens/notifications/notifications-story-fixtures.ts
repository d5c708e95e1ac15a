import type { Notification } from '../../domain/notification.ts'
import { picture } from '../story-fixtures.ts'

const now = '2026-03-02T12:00:00.000Z'

/** A new notification, and one that was read. */
export const someNotifications: readonly Notification[] = [
  {
    _id: '12',
    kind: 'offers',
    text: {
      en: 'Nora North suggests $60 for Film camera.',
      sv: 'Nora North föreslår 60 $ för Film camera.',
    },
    path: '/dashboard/offers',
    at: '2026-03-02T11:58:00.000Z',
    now,
    isRead: false,
    product: { _id: 'camera', name: 'Film camera', image: picture },
  },
  {
    _id: '11',
    kind: 'saved',
    text: {
      en: '2 new items for your search “Lamps”.',
      sv: '2 nya varor för din sökning ”Lamps”.',
    },
    path: '/dashboard/saved-searches',
    at: '2026-03-01T12:00:00.000Z',
    now,
    isRead: true,
    product: null,
  },
]
