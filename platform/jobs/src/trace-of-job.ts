import { type TraceCarrier, traceCarrier } from '@porchlight/tracing'
import type { JobPayload } from './define-job'

/** A payload as it is stored: with the trace that enqueued the job, if there is one. */
export function withTrace(payload: JobPayload): JobPayload {
  const { traceparent } = traceCarrier()
  return traceparent === undefined ? payload : { ...payload, traceparent }
}

/** What is stored, taken apart: what the job is given, and the trace that it goes on with. */
export function withoutTrace(stored: JobPayload): {
  readonly payload: JobPayload
  readonly carrier: TraceCarrier
} {
  const { traceparent, ...payload } = stored
  return { payload, carrier: typeof traceparent === 'string' ? { traceparent } : {} }
}
