import { describe, expect, it } from 'vitest'
import { flowNamed, flows } from '../../.storybook/flow-lab/flows.ts'
import { readFile, writePathFile } from '../../.storybook/flow-lab/file.ts'
import { linkInQuery, linkTo, placeOfLink, queryOf } from '../../.storybook/flow-lab/link.ts'
import { type StepLocation, startOf } from '../../.storybook/flow-lab/step-location.ts'

const path = flowNamed('payment').paths[40]
const listed: StepLocation = {
  flow: 'payment',
  pathId: path?.id ?? null,
  stimuli: path?.steps.map(({ stimulus }) => stimulus) ?? [],
  at: 2,
}
const explored: StepLocation = {
  flow: 'table',
  pathId: null,
  stimuli: ["table.search='lamp'", 'table.setPage=2', "table.search='  '"],
  at: 1,
}

describe('a link to a step', () => {
  it.each([
    ['a path of a list', listed],
    ['a path that was explored by hand', explored],
    ['the start of a flow', startOf('session')],
  ])('leads back to it: %s', (_, place) => {
    expect(placeOfLink(linkInQuery(queryOf(linkTo(place))))).toEqual(place)
  })

  it('has no character that an address of Storybook drops', () => {
    for (const value of Object.values(linkTo(explored))) expect(value).toMatch(/^[\w -]*$/)
  })

  it('leads to the beginning where it names what is not there', () => {
    const [first] = flows
    expect(placeOfLink({ flow: 'teapot', path: 'teapot-1', step: 'x' })).toEqual(
      startOf(first?.name ?? ''),
    )
    expect(placeOfLink({ flow: 'preferences', step: '99' }).at).toBe(0)
  })

  it('finds a path that no test but the thorough one walks', () => {
    const id = 'preferences-unknown'
    expect(placeOfLink({ flow: 'preferences', path: id })).toEqual(startOf('preferences'))
  })
})

describe('a path as a file', () => {
  it.each([
    ['of a list', listed],
    ['explored by hand', explored],
  ])('is read again as it was saved: %s', (_, place) => {
    const { name, text } = writePathFile(place)
    expect(name).toMatch(new RegExp(`^${place.flow}-[0-9a-f]{8}\\.json$`))
    const [read] = readFile(text)
    expect(read?.place).toMatchObject({ flow: place.flow, stimuli: place.stimuli })
  })

  it('says why it is none', () => {
    expect(() => readFile('{"list":"payment","steps":[1]}')).toThrow('This path was changed')
    expect(() => readFile('hello')).toThrow('no report that Loppis saved')
  })
})
