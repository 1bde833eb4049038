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
 * A span for each request, in which everything that it leads to lies: a page's calls of its data, statements, jobs. What a
 * browser sends is no trace of ours: a `traceparent` is gone on with behind a proxy that is named alone.
 */
export function traceRequests(app: FastifyInstance, isBehindProxy: boolean): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const active = context.active()
    // A page asks for its data in process, in its own span.
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
