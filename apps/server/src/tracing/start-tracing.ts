import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type pg from 'pg'
import { traceStatements } from './trace-statements'

/** Records what this process does as spans, and sends them to a collector. */
export interface Tracing {
  /** Sends what is left, for at most five seconds. */
  close(): Promise<void>
}

/**
 * Starts to record traces of requests, statements of these pools, jobs and calls of gateways, and sends them by OTLP over HTTP to where
 * `OTEL_EXPORTER_OTLP_ENDPOINT` says. The library reads its other settings from `OTEL_*` variables itself, such as the
 * share that is recorded and the headers that are sent. A collector that is away costs spans, nothing else.
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
