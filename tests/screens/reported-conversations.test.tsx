import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { inboxMachine } from '../../machines/inbox.machine.ts'
import { MessagesView } from '../../src/screens/messages/MessagesView.tsx'
import { someConversations } from '../../src/screens/conversation/conversation-story-fixtures.ts'
import { renderView } from '../screen/stage.tsx'

it('tells an admin that no conversation is reported, and sends the admin to no shop', async () => {
  const context = { ...someConversations, inbox: [] }
  const state = inboxMachine.resolveState({ value: 'shown', context })
  await renderView(<MessagesView viewer="admin" send={() => undefined} state={state} />)
  await expect.element(page.getByRole('heading', { name: 'Messages' })).toBeVisible()
  expect(page.getByRole('link').elements()).toEqual([])
  expect(page.getByText('No conversation has been reported.').elements()).toHaveLength(1)
})
