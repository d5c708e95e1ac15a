import { beforeEach, describe, expect, it } from 'vitest'
import { createConnectionStatus, type ConnectionStatus } from '../src/actors/connection-status.ts'
import { connectionBanners } from '../src/domain/connection-status.ts'

const { offline, offlineCached, reconnected, newVersion } = connectionBanners

let connectionStatus: ConnectionStatus
const said = () => connectionStatus.notices.getSnapshot().context.toasts.map(({ title }) => title)

beforeEach(() => {
  connectionStatus = createConnectionStatus(undefined)
})

describe('what stands at the end of a page', () => {
  it('says that the connection is lost, once, until it is back', () => {
    connectionStatus.offline()
    connectionStatus.offline()
    expect(said()).toEqual([offline.title])
    connectionStatus.online()
    expect(said()).toEqual([])
  })

  it('says that something was kept from before, and offers it anew once the server is there', () => {
    connectionStatus.offline()
    connectionStatus.cached()
    connectionStatus.cached()
    expect(said()).toEqual([offlineCached.title])
    connectionStatus.online()
    expect(said()).toEqual([reconnected.title])
    expect(reconnected.offers).toBe('reload')
  })

  it('still knows of it when the connection is lost again', () => {
    connectionStatus.cached()
    connectionStatus.online()
    connectionStatus.offline()
    expect(said()).toEqual([offlineCached.title])
  })

  it('does not offer what is there already', () => {
    connectionStatus.online()
    expect(said()).toEqual([])
  })

  it('keeps a new version in mind, whatever becomes of the connection', () => {
    connectionStatus.updateAvailable()
    connectionStatus.offline()
    connectionStatus.updateAvailable()
    connectionStatus.online()
    expect(said()).toEqual([newVersion.title])
  })
})
