import { describe, expect, it } from 'vitest'
import { requestIdOf, traceIdOf } from './request-ids'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('the id of a request', () => {
  it('is the proxy’s where there is one', () => {
    expect(requestIdOf({ 'x-request-id': 'edge-7f3a.1_22' }, true)).toBe('edge-7f3a.1_22')
  })

  it.each([
    ['from a caller without a proxy', { 'x-request-id': 'edge-7f3a' }, false],
    ['too short', { 'x-request-id': 'short' }, true],
    ['too long', { 'x-request-id': 'a'.repeat(65) }, true],
    ['with what could end a line', { 'x-request-id': 'abcdefgh\nfake' }, true],
    ['of two headers', { 'x-request-id': 'abcdefgh, ijklmnop' }, true],
    ['absent', {}, true],
  ])('is a new one where it is %s', (_what, headers, isBehindProxy) => {
    expect(requestIdOf(headers, isBehindProxy)).toMatch(uuid)
  })
})

it('the trace of a request is read from a well-formed traceparent alone', () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
  expect(traceIdOf({ traceparent: `00-${trace}-00f067aa0ba902b7-01` })).toBe(trace)
  for (const traceparent of [undefined, '', trace, `00-${trace}-00f067aa0ba902b7`, `00-${trace}x-0-01`]) {
    expect(traceIdOf({ traceparent })).toBeUndefined()
  }
})
