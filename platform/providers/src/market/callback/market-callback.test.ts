import { expect, it } from 'vitest'
import { readMarketCallback, signMarketCallback } from './market-callback'

const now = new Date('2026-11-20T18:00:00Z')
const body = JSON.stringify({
  eventId: 'e-1',
  requestId: '801000000000001AAA',
  answer: { kind: 'dateConfirmed', date: '2026-12-01' },
})
const signature = signMarketCallback(body, 'secret one', now)

it('reads what one of the secrets signed', () => {
  expect(readMarketCallback({ body, signature }, ['secret two', 'secret one'], now)).toMatchObject({
    eventId: 'e-1',
    answer: { kind: 'dateConfirmed', date: '2026-12-01' },
  })
})

it.each<[string, string, string | undefined, Date]>([
  ['without a signature', body, undefined, now],
  ['signed with an old secret', body, signMarketCallback(body, 'secret old', now), now],
  ['written anew', JSON.stringify(JSON.parse(body), null, 1), signature, now],
  ['of six minutes ago', body, signature, new Date(now.getTime() + 301_000)],
  ['of the future', body, signature, new Date(now.getTime() - 301_000)],
  ['with a signature of another form', body, signature.replace('v1', 'v0'), now],
  ['that is no event', '{"eventId":"x"}', signMarketCallback('{"eventId":"x"}', 'secret one', now), now],
  ['that is no JSON', 'hello', signMarketCallback('hello', 'secret one', now), now],
])('refuses a callback %s', (_name, sent, sentSignature, at) => {
  expect(readMarketCallback({ body: sent, signature: sentSignature }, ['secret one'], at)).toBeNull()
})
