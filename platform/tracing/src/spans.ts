import { type Attributes, context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

/** The headers that carry a trace to another process, as in W3C Trace Context; empty if nothing is traced. */
export type TraceCarrier = Readonly<Record<string, string>>

/** The facts of a span. Names and attributes contain only our own values, never user input. */
export interface SpanFacts {
  readonly name: string
  readonly kind: 'client' | 'consumer' | 'internal'
  readonly attributes?: Attributes
  /** The trace that it continues; without one, that of the caller. */
  readonly carrier?: TraceCarrier
}

const kinds = { client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER, internal: SpanKind.INTERNAL }

/**
 * Runs `work` in a span of the current trace, as the parent of spans that it opens. Errors of `work` pass through, and
 * the span records their class, not their message. If the process records no traces, `work` simply runs.
 */
export async function inSpan<Result>(
  { name, kind, attributes = {}, carrier }: SpanFacts,
  work: () => Promise<Result>,
): Promise<Result> {
  const parent = carrier === undefined ? context.active() : propagation.extract(context.active(), carrier)
  const span = trace.getTracer('porchlight').startSpan(name, { kind: kinds[kind], attributes }, parent)
  try {
    return await context.with(trace.setSpan(parent, span), work)
  } catch (error) {
    span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
    span.setStatus({ code: SpanStatusCode.ERROR })
    throw error
  } finally {
    span.end()
  }
}

/** Returns the current trace, for a header or a stored job. */
export function traceCarrier(): TraceCarrier {
  const carrier: Record<string, string> = {}
  propagation.inject(context.active(), carrier)
  return carrier
}
