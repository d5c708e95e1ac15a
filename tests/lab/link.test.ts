import { describe, expect, it } from 'vitest'
import { flowNamed, flows } from '../../tools/flow-lab/flows.ts'
import { readFile, writePathFile } from '../../tools/flow-lab/file.ts'
import { linkInQuery, linkTo, placeOfLink, queryOf } from '../../tools/flow-lab/link.ts'
import { type StepLocation, startOf } from '../../tools/flow-lab/step-location.ts'

const path = flowNamed('payment').paths[40]
const listed: StepLocation = {
  flow: 'payment',
  pathId: path?.id ?? null,
  stimuli: path?.steps.map(({ stimulus }) => stimulus) ?? [],
  at: 2,
}
const explored: StepLocation = {
  flow: 'search',
  pathId: null,
  stimuli: ["search.type='table'", 'search.submit', "search.type='  '"],
  at: 1,
}

describe('a link to a step', () => {
  it.each([
    ['a path of a list', listed],
    ['a path that was explored by hand', explored],
    ['the start of a flow', startOf('session')],
  ])('opens the same step: %s', (_, place) => {
    expect(placeOfLink(linkInQuery(queryOf(linkTo(place))))).toEqual(place)
  })

  it('uses only characters that Storybook keeps in its URLs', () => {
    for (const value of Object.values(linkTo(explored))) expect(value).toMatch(/^[\w -]*$/)
  })

  it('opens the start for an unknown flow, path or step', () => {
    const [first] = flows
    expect(placeOfLink({ flow: 'teapot', path: 'teapot-1', step: 'x' })).toEqual(
      startOf(first?.name ?? ''),
    )
    expect(placeOfLink({ flow: 'advertise', step: '99' }).at).toBe(0)
  })

  it('opens the start of the flow for an unknown path', () => {
    const id = 'advertise-unknown'
    expect(placeOfLink({ flow: 'advertise', path: id })).toEqual(startOf('advertise'))
  })
})

describe('a path as a file', () => {
  it.each([
    ['of a list', listed],
    ['explored by hand', explored],
  ])('reads back as it was written: %s', (_, place) => {
    const { name, text } = writePathFile(place)
    expect(name).toMatch(new RegExp(`^${place.flow}-[0-9a-f]{16}\\.json$`))
    const [read] = readFile(text)
    expect(read?.place).toMatchObject({ flow: place.flow, stimuli: place.stimuli })
  })

  it('is rejected with a reason if it is invalid', () => {
    expect(() => readFile('{"list":"payment","steps":[1]}')).toThrow('This path was changed')
    expect(() => readFile('hello')).toThrow('no report that Loppis saved')
  })
})
