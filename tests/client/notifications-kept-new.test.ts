import { expect, test } from 'vitest'
import { keepNew } from '../../src/domain/notification.ts'
import { someNotifications } from '../../src/screens/notifications/notifications-story-fixtures.ts'

const read = someNotifications.map((one) => ({ ...one, isRead: true }))

test('a notification that was new when the list opened stays marked while it is open', () => {
  expect(keepNew(someNotifications, read).map(({ isRead }) => isRead)).toEqual([false, true])
})

test('a notification that was read before the list opened is not new', () => {
  expect(keepNew(null, read)).toEqual(read)
})
