import { beforeEach, describe, expect, it } from 'vitest'
import { createConnectionStatus, type ConnectionStatus } from '../src/actors/connection-status.ts'
import { connectionBanners } from '../src/domain/connection-status.ts'

const { offline, offlineCached, reconnected, newVersion } = connectionBanners

let connectionStatus: ConnectionStatus
const said = () => connectionStatus.notices.getSnapshot().context.toasts.map(({ title }) => title)

beforeEach(() => {
  connectionStatus = createConnectionStatus(undefined)
})

describe('the connection banner', () => {
  it('shows one offline message until the connection is back', () => {
    connectionStatus.offline()
    connectionStatus.offline()
    expect(said()).toEqual([offline.title])
    connectionStatus.online()
    expect(said()).toEqual([])
  })

  it('says that the data is cached, and offers a reload once the server is reachable', () => {
    connectionStatus.offline()
    connectionStatus.cached()
    connectionStatus.cached()
    expect(said()).toEqual([offlineCached.title])
    connectionStatus.online()
    expect(said()).toEqual([reconnected.title])
    expect(reconnected.offers).toBe('reload')
  })

  it('remembers the cached data when the connection is lost again', () => {
    connectionStatus.cached()
    connectionStatus.online()
    connectionStatus.offline()
    expect(said()).toEqual([offlineCached.title])
  })

  it('offers no reload when nothing is cached', () => {
    connectionStatus.online()
    expect(said()).toEqual([])
  })

  it('keeps the message about a new version when the connection changes', () => {
    connectionStatus.updateAvailable()
    connectionStatus.offline()
    connectionStatus.updateAvailable()
    connectionStatus.online()
    expect(said()).toEqual([newVersion.title])
  })
})
