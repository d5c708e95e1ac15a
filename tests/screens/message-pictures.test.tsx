import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { talkOfPictures, talk } from '../../src/screens/conversation/conversation-story-fixtures.ts'
import { email, openApp } from '../screen/app.tsx'
import { json } from '../screen/scripted-server.ts'

const address = `/dashboard/messages?item=${talk.product._id}`
const open = (messages = talkOfPictures.messages) =>
  openApp(address, {
    as: 'buyer',
    answers: {
      [`GET /users/role/${encodeURIComponent(email)}`]: json({
        role: 'buyer',
        extensions: ['conversations'],
      }),
      [`GET /conversations/${talk.product._id}`]: json({ ...talkOfPictures, messages }),
      [`POST /conversations/${talk.product._id}/events`]: json({ ...talkOfPictures, messages }),
    },
  })

const picture = (number: number) =>
  page.getByRole('button', { name: `Enlarge: Picture ${number} from Sam Sand` })
const lightbox = () => page.getByRole('dialog', { name: 'Pictures from Sam Sand' })

describe('the pictures of a message', () => {
  beforeEach(async () => {
    await open()
    await expect.element(picture(2)).toBeVisible()
  })

  it('open enlarged in place by Enter, and Escape gives the focus back to the picture', async () => {
    picture(2).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(lightbox()).toHaveFocus()
    await expect.element(lightbox().getByText('2 / 2')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(picture(2)).toHaveFocus()
    expect(lightbox().elements()).toEqual([])
    expect(window.location.pathname + window.location.search).toBe(address)
  })

  it('are led through by the arrow keys', async () => {
    await userEvent.click(picture(2))
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(lightbox().getByText('1 / 2')).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(lightbox().getByRole('status')).toHaveTextContent('Picture 2 of 2')
  })
})

it('the picture of another message is enlarged without those of the first one', async () => {
  const [, both] = talkOfPictures.messages
  if (both === undefined) throw new Error('The story has two messages.')
  const alone = { ...both, _id: 'message-13', number: 13, pictures: both.pictures.slice(0, 1) }
  await open([both, alone])
  await userEvent.click(page.getByRole('button', { name: /^Enlarge/ }).nth(2))
  await expect.element(lightbox()).toBeVisible()
  expect(page.getByRole('button', { name: 'Next' }).elements()).toEqual([])
})
