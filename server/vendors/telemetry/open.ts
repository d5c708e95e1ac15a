import type { TelemetryConfig } from '../../config/telemetry.ts'
import type { Log } from '../../config/log.ts'
import type { Telemetry } from './telemetry.ts'

/** Opens the telemetry that the configuration wants; null, and no code of OpenTelemetry is loaded, where it wants none. */
export async function openTelemetry(
  config: TelemetryConfig | null,
  log: Log,
): Promise<Telemetry | null> {
  if (config === null) return null
  const { openOpenTelemetry } = await import('./opentelemetry.ts')
  return openOpenTelemetry(config, log)
}
