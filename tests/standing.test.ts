import { beforeEach, describe, expect, it } from 'vitest'
import { createStanding, type Standing } from '../src/actors/standing.ts'
import { standingNotices } from '../src/domain/standing.ts'

const { cutOff, kept, back, newVersion } = standingNotices

let standing: Standing
const said = () => standing.notices.getSnapshot().context.notices.map(({ title }) => title)

beforeEach(() => {
  standing = createStanding(undefined)
})

describe('what stands at the end of a page', () => {
  it('says that the connection is lost, once, until it is back', () => {
    standing.lost()
    standing.lost()
    expect(said()).toEqual([cutOff.title])
    standing.there()
    expect(said()).toEqual([])
  })

  it('says that something was kept from before, and offers it anew once the server is there', () => {
    standing.lost()
    standing.kept()
    standing.kept()
    expect(said()).toEqual([kept.title])
    standing.there()
    expect(said()).toEqual([back.title])
    expect(back.offers).toBe('reload')
  })

  it('still knows of it when the connection is lost again', () => {
    standing.kept()
    standing.there()
    standing.lost()
    expect(said()).toEqual([kept.title])
  })

  it('does not offer what is there already', () => {
    standing.there()
    expect(said()).toEqual([])
  })

  it('keeps a new version in mind, whatever becomes of the connection', () => {
    standing.newer()
    standing.lost()
    standing.newer()
    standing.there()
    expect(said()).toEqual([newVersion.title])
  })
})
