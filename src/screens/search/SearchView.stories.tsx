import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { bookingMachine } from '../../../machines/booking.machine.ts'
import { geolocationMachine } from '../../../machines/geolocation.machine.ts'
import { productReportMachine } from '../../../machines/productReport.machine.ts'
import { type SearchContext, searchMachine } from '../../../machines/search.machine.ts'
import type { Found } from '../../domain/search.ts'
import { camera, chair, noBooking, noReport, snapshotArg } from '../story-fixtures.ts'
import { SearchView } from './SearchView.tsx'

const meta: Meta<typeof SearchView> = {
  title: 'Screens/Search',
  component: SearchView,
  args: {
    bookedIds: new Set(),
    booking: bookingMachine.resolveState({ value: 'closed', context: noBooking }),
    report: productReportMachine.resolveState({ value: 'idle', context: noReport }),
    sendBooking: () => undefined,
    sendReport: () => undefined,
    sendSearch: () => undefined,
  },
  argTypes: {
    search: snapshotArg,
    geolocation: snapshotArg,
    booking: snapshotArg,
    report: snapshotArg,
  },
  parameters: { layout: 'fullscreen', machine: 'search' },
}
export default meta

type Story = StoryObj<typeof SearchView>

const found: Found = {
  count: 4,
  isCountExact: true,
  facets: {
    category: [
      { value: 'Cameras & sound', count: 3 },
      { value: 'Furniture & home', count: 1 },
    ],
    price: [
      { value: '0-25', count: 1 },
      { value: '50-100', count: 2 },
      { value: '500-', count: 1 },
    ],
    condition: [
      { value: 'excellent', count: 3 },
      { value: 'fair', count: 1 },
    ],
    verified: [{ value: 'yes', count: 3 }],
    location: [{ value: 'Ballard, Seattle', count: 4 }],
  },
  estimated: [],
  spelling: null,
}
const nothing: Found = {
  ...found,
  count: 0,
  facets: { category: [], price: [], condition: [], verified: [], location: [] },
}

const fresh: SearchContext = {
  question: { words: 'camera' },
  words: 'camera',
  products: [],
  before: 0,
  next: null,
  found: null,
  failure: null,
}
const whole: SearchContext = {
  ...fresh,
  products: [camera, chair, { ...camera, _id: 'product-3' }, { ...chair, _id: 'product-4' }],
  found,
}
const begun: SearchContext = {
  ...whole,
  next: 'product-4',
  found: {
    ...found,
    count: 1000,
    isCountExact: false,
    estimated: ['category', 'price', 'condition', 'verified', 'location'],
  },
}

const at = (value: StateValueFrom<typeof searchMachine>, context: SearchContext): Story => ({
  args: { search: searchMachine.resolveState({ value, context }) },
})

export const Searching = at('searching', fresh)
/** The products of the last question stay. */
export const SearchingAgain = at('searching', { ...whole, words: 'cameras' })
export const Typing = at('typing', { ...whole, words: 'camera with' })
export const Shown = at({ shown: 'complete' }, whole)
export const ShownFiltered = at(
  { shown: 'complete' },
  {
    ...whole,
    question: { words: 'camera', condition: 'excellent', price: '50-100', sort: 'newest' },
  },
)
const attributed = {
  ...whole,
  question: { words: 'shoes', category: 'category-1', attributes: 'colour=black' },
  found: {
    ...found,
    attributes: [
      {
        key: 'colour',
        label: { en: 'Colour', sv: 'Färg' },
        values: [
          { value: 'red', label: { en: 'Red', sv: 'Röd' }, count: 3 },
          { value: 'black', label: { en: 'Black', sv: 'Svart' }, count: 2 },
        ],
      },
      {
        key: 'heel',
        label: { en: 'Heel', sv: 'Klack' },
        kind: 'number',
        unit: { en: 'cm', sv: 'cm' },
        values: [{ value: '4', count: 12 }],
      },
    ],
  },
}
/** The filters of a category have those of its attributes. */
export const ShownWithAttributes = at({ shown: 'complete' }, attributed)
export const ShownNear = at(
  { shown: 'complete' },
  {
    ...whole,
    question: { words: 'camera', near: '98107', sort: 'nearest' },
    products: [
      { ...camera, hasPage: true, distance: 0, near: '98107' },
      { ...chair, distance: 15, near: '98107' },
    ],
    found: { ...found, near: '98107 Seattle, WA' },
  },
)
/** Every filter, and the search near the user. On a phone, the sheet has them. */
export const ShownWithOpenFilters: Story = {
  args: {
    search: searchMachine.resolveState({
      value: { shown: 'complete' },
      context: {
        ...whole,
        question: { ...attributed.question, near: '98107', sort: 'nearest' },
        found: { ...attributed.found, near: '98107 Seattle, WA' },
      },
    }),
    geolocation: {
      state: geolocationMachine.resolveState({
        value: 'unlocated',
        context: { problem: 'denied' },
      }),
      send: () => undefined,
    },
  },
  play: async ({ canvas }) => {
    const [button] = canvas.queryAllByRole('button', { name: /^Filters \(/ })
    // A desktop has no sheet.
    if (button === undefined) return
    await userEvent.click(button)
    await canvas.findByRole('dialog', { name: 'Filters' })
  },
}
export const ShownNearNowhere = at('empty', {
  ...fresh,
  question: { words: 'camera', near: 'Nowhere' },
  found: { ...nothing, near: null },
})
export const ShownCorrected = at(
  { shown: 'complete' },
  {
    ...whole,
    question: { words: 'camra' },
    words: 'camra',
    found: { ...found, spelling: 'camera' },
  },
)
export const ShownPartial = at(
  { shown: 'complete' },
  {
    ...whole,
    question: { words: 'camera zeppelin' },
    words: 'camera zeppelin',
    found: { ...found, isPartial: true },
  },
)
/** The words say a price. */
export const ShownSaid = at(
  { shown: 'complete' },
  {
    ...whole,
    question: { words: 'camera under $50' },
    words: 'camera under $50',
    found: { ...found, said: { price: '..50', words: 'camera' } },
  },
)
export const ShownBrowsing = at({ shown: 'browsing' }, begun)
export const ShownLoadingMore = at({ shown: 'loadingMore' }, begun)
export const ShownInterrupted = at(
  { shown: 'interrupted' },
  { ...begun, failure: { kind: 'noAnswer' } },
)
export const Empty = at('empty', { ...fresh, found: nothing })
/** Without the filters, there would be products. */
export const EmptyFiltered = at('empty', {
  ...fresh,
  question: { words: 'camera', condition: 'good' },
  found: { ...nothing, facets: { ...nothing.facets, condition: found.facets.condition } },
})
/** Farther away, there would be products. */
export const EmptyNear = at('empty', {
  ...fresh,
  question: { words: 'camera', condition: 'good', near: '98107', sort: 'nearest' },
  found: {
    ...nothing,
    facets: { ...nothing.facets, condition: found.facets.condition },
    near: '98107 Seattle, WA',
    wider: [
      { within: '50', count: 3, isCountExact: true },
      { within: null, count: 1000, isCountExact: false },
    ],
  },
})
export const Failed = at('failed', { ...fresh, failure: { kind: 'noAnswer' } })
/** The server has no search. */
export const Absent = at('absent', fresh)
