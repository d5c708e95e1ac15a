import { metrics } from './metrics.ts'
import { type Attributes, record, span } from './telemetry.ts'

/** Returns a provider with a span and a duration for each call of a method. All its methods return promises. */
export function tracedCalls<Provider extends object>(provider: Provider, name: string): Provider {
  return new Proxy(provider, {
    get(target, key) {
      const method: unknown = Reflect.get(target, key)
      if (typeof method !== 'function' || typeof key !== 'string') return method
      return (...input: unknown[]) =>
        measured(name, key, async () => Reflect.apply(method, target, input) as unknown)
    },
  })
}

function measured(provider: string, call: string, work: () => Promise<unknown>): Promise<unknown> {
  const attributes = { 'loppis.provider': provider, 'loppis.provider.call': call }
  const began = performance.now()
  const measure = (failure: Attributes = {}) =>
    record(metrics.providerDuration, (performance.now() - began) / 1000, {
      ...attributes,
      ...failure,
    })
  return span(`${provider} ${call}`, { kind: 'client', attributes }, async () => {
    try {
      const result = await work()
      measure()
      return result
    } catch (error) {
      measure({ 'error.type': error instanceof Error ? error.name : 'unknown' })
      throw error
    }
  })
}
