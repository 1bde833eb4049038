import {
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Creates a span for each request that encloses everything it leads to: a page's data calls, statements, jobs. Trace
 * headers sent by browsers are ignored: a `traceparent` is continued only behind a configured proxy.
 */
export function traceRequests(app: FastifyInstance, isBehindProxy: boolean): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const active = context.active()
    // A page requests its data in process, in its own span.
    const isWithin = trace.getSpan(active) !== undefined
    const parent = isWithin || !isBehindProxy ? active : propagation.extract(ROOT_CONTEXT, request.headers)
    const span = trace.getTracer('porchlight').startSpan(
      `${request.method} ${request.routeOptions.url ?? 'none'}`,
      {
        kind: isWithin ? SpanKind.INTERNAL : SpanKind.SERVER,
        attributes: {
          'http.request.method': request.method,
          'http.route': request.routeOptions.url ?? 'none',
          'porchlight.request_id': request.id,
        },
      },
      parent,
    )
    spans.set(request, span)
    context.with(trace.setSpan(parent, span), done)
  })
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', statusCode)
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
}
