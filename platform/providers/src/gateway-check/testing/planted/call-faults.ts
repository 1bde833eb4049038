import { identity, market, type PlantedFault } from './planted-fault'

/** Faults of the calls of a gateway to the server. */
export const callFaults: readonly PlantedFault[] = [
  {
    name: 'calls nobody',
    gateway: market({ calls: { most: 0 } }),
    check: 'callback',
    named: /No call to POST \/webhooks\/market came/,
  },
  {
    name: 'calls another path',
    gateway: market({ calls: { path: '/webhooks/markets', most: 3 } }),
    check: 'callback',
    named: /calls \/webhooks\/markets and not/,
  },
  {
    name: 'an unsigned call',
    gateway: market({ calls: { isUnsigned: true } }),
    check: 'callback-signature',
    named: /has no signature/,
  },
  {
    name: 'a call signed with another secret',
    gateway: identity({ calls: { secret: 'another-secret-of-the-tests' } }),
    check: 'callback-signature',
    named: /not that of this body with one of the secrets/,
  },
  {
    name: 'a call signed long ago',
    gateway: market({ calls: { age: 900 } }),
    check: 'callback-time',
    named: /signed 90\d seconds before it came/,
  },
  {
    name: 'a call that is never sent again',
    gateway: market({ calls: { most: 1 } }),
    check: 'callback-again',
    named: /answered 500 was not sent again/,
  },
  {
    name: 'a call that is sent for ever',
    gateway: identity({ calls: { least: Number.POSITIVE_INFINITY } }),
    check: 'callback-once',
    named: /answered 202 was sent again/,
  },
  {
    name: 'a call with other content than is answered',
    gateway: market({
      calls: { body: (event) => ({ ...event, eventId: `call-${Reflect.get(event, 'eventId')}` }) },
    }),
    check: 'callback-content',
    named: /No event that was sent to the server has the eventId/,
  },
  {
    name: 'a call with an unknown outcome',
    gateway: identity({ calls: { body: (result) => ({ ...result, outcome: 'ok' }), most: 4 } }),
    check: 'callback-shape',
    named: /outcome is not as agreed: expected "passed" or "failed" or "review", came "ok"/,
  },
  {
    name: 'a call of another check',
    gateway: identity({
      calls: { body: (result) => ({ ...result, checkReference: 'another-check-of-someone' }) },
    }),
    check: 'callback-content',
    named: /names another reference or checkReference/,
  },
  {
    name: 'a call that is too large',
    gateway: identity({ calls: { body: (result) => ({ ...result, picture: 'x'.repeat(20_000) }), most: 3 } }),
    check: 'callback-small',
    named: /A call to the server has 20\d{3} bytes/,
  },
]
