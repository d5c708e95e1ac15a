import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { otherSide } from '../../src/domain/conversation.ts'
import { talk } from '../../src/screens/conversation/conversation-story-fixtures.ts'
import { conversationScreen } from '../flows/conversation/conversation.screen.tsx'
import { renderScreen } from '../screen/stage.tsx'

it('a conversation names the other person in its heading and in the tab', async () => {
  const { resolve } = await renderScreen(conversationScreen)
  await resolve('load', talk)
  const { name } = otherSide(talk)
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect.poll(() => document.title).toBe(`${name} · Loppis`)
})
