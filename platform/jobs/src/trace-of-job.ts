import { type TraceCarrier, traceCarrier } from '@porchlight/tracing'
import type { JobPayload } from './define-job'

/** Returns a payload in stored form: with the trace that enqueued the job, if there is one. */
export function withTrace(payload: JobPayload): JobPayload {
  const { traceparent } = traceCarrier()
  return traceparent === undefined ? payload : { ...payload, traceparent }
}

/** Splits a stored payload into the job's payload and the trace that it continues. */
export function withoutTrace(stored: JobPayload): {
  readonly payload: JobPayload
  readonly carrier: TraceCarrier
} {
  const { traceparent, ...payload } = stored
  return { payload, carrier: typeof traceparent === 'string' ? { traceparent } : {} }
}
