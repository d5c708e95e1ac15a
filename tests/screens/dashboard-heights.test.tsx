import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { number } from '../../src/screens/dashboard/DashboardView.css.ts'
import * as stories from '../../src/screens/dashboard/Stats.stories.tsx'
import { renderView } from '../screen/stage.tsx'

const { BuyerLoading, Buyer, SellerWithListings, Admin } = composeStories(stories)

it.each([
  ['buyer', Buyer],
  ['seller', SellerWithListings],
  ['admin', Admin],
])('the dashboard of a %s does not move when its numbers arrive', async (_, Dashboard) => {
  await page.viewport(1280, 900)
  await renderView(
    <>
      <BuyerLoading />
      <Dashboard />
    </>,
  )
  const [reserved, ...heights] = [...document.querySelectorAll(`.${number}`)].map(
    ({ clientHeight }) => clientHeight,
  )
  expect(new Set(heights)).toEqual(new Set([reserved]))
})
