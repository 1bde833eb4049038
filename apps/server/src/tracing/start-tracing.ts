import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type pg from 'pg'
import { traceStatements } from './trace-statements'

/** Records this process's activity as spans, and exports them to a collector. */
export interface Tracing {
  /** Sends the remaining spans, within five seconds at most. */
  close(): Promise<void>
}

/**
 * Starts recording traces of requests, statements on these pools, jobs and gateway calls, and exports them by OTLP over
 * HTTP to `OTEL_EXPORTER_OTLP_ENDPOINT`. The library reads its other settings, such as the sampling ratio and the
 * headers to send, directly from the `OTEL_*` variables. If the collector is unreachable, only spans are lost.
 */
export function startTracing(pools: readonly pg.Pool[]): Tracing {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'porchlight' }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ timeoutMillis: 5_000 }))],
  })
  provider.register()
  for (const pool of new Set(pools)) traceStatements(pool)
  return { close: () => provider.shutdown().catch(() => undefined) }
}
