export { inSpan, type SpanFacts, type TraceCarrier, traceCarrier } from './spans'
