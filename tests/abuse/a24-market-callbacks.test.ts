import { enqueueJob } from '@porchlight/jobs'
import { marketSignatureHeader, signMarketCallback } from '@porchlight/providers/market'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, openAbuseWorld, type Planted, withHole } from './abuse-world'
import { twinIt } from './twin-it'

const secret = 'a secret that the market and we share'

let real: AbuseWorld
let world: AbuseWorld

const withSecret: NonNullable<Planted['context']> = (context) => ({
  ...context,
  settings: { ...context.settings, marketSecrets: [secret, 'the secret before'] },
})

beforeAll(async () => {
  real = await openAbuseWorld()
  world = await withHole(real, { context: withSecret })
})
afterAll(() => real.world.close())

describe('A24: a callback in the name of the market', () => {
  it('counts only when it is signed over its very bytes, in time, and then once', async () => {
    expect(await findLeaks(world)).toEqual([])
  })

  it('is not even there without a secret', async () => {
    const answer = await send(real, bodyOf('none'), signed(bodyOf('none'), secret))
    expect(answer.statusCode).toBe(404)
  })

  twinIt('is reported by this check when everything is believed', async () => {
    const planted = await withHole(real, {
      context: (context) => ({ ...context, settings: { ...context.settings, marketSecrets: [] } }),
      app: (app) => {
        app.post('/webhooks/market', async (request, reply) => {
          const { eventId } = request.body as { eventId: string }
          await enqueueJob(real.context.pool, 'apply-market-event', { eventId })
          await reply.status(202).send()
        })
      },
    })
    expect(await findLeaks(planted)).toEqual([
      'is taken without a signature',
      'is taken with another secret',
      'is taken when it was written anew',
      'is taken six minutes late',
      'is taken six minutes early',
      'is kept 3 times',
    ])
  })
})

let events = 0

function bodyOf(name: string): string {
  return JSON.stringify({
    eventId: `${name}-${events}`,
    requestId: real.mine.orderId,
    answer: { kind: 'dateConfirmed', date: '2026-12-01' },
  })
}

function signed(body: string, by: string, minutes = 0): string {
  return signMarketCallback(body, by, new Date(real.context.now().getTime() + minutes * 60_000))
}

function send(target: AbuseWorld, body: string, signature?: string): Promise<LightMyRequestResponse> {
  return target.send({
    method: 'POST',
    url: '/webhooks/market',
    headers: {
      'content-type': 'application/json',
      ...(signature === undefined ? {} : { [marketSignatureHeader]: signature }),
    },
    payload: body,
  })
}

async function findLeaks(target: AbuseWorld): Promise<readonly string[]> {
  events += 1
  const leaks: string[] = []
  const forged: readonly (readonly [string, string, string | undefined])[] = [
    ['without a signature', bodyOf('unsigned'), undefined],
    ['with another secret', bodyOf('other'), signed(bodyOf('other'), 'another secret')],
    [
      'when it was written anew',
      JSON.stringify(JSON.parse(bodyOf('anew')), null, 1),
      signed(bodyOf('anew'), secret),
    ],
    ['six minutes late', bodyOf('late'), signed(bodyOf('late'), secret, -6)],
    ['six minutes early', bodyOf('early'), signed(bodyOf('early'), secret, 6)],
  ]
  for (const [name, body, signature] of forged) {
    const answer = await send(target, body, signature)
    if (answer.statusCode < 300) leaks.push(`is taken ${name}`)
    else if (answer.statusCode !== 404) leaks.push(`is answered ${answer.statusCode} ${name}`)
  }
  const body = bodyOf('good')
  for (const by of [secret, 'the secret before', secret]) {
    const { statusCode } = await send(target, body, signed(body, by))
    if (statusCode !== 202) leaks.push(`is refused when it is good: ${statusCode}`)
  }
  const { rows } = await target.context.pool.query<{ count: number }>(
    `select count(*)::int as count from graphile_worker._private_jobs j where j.payload::text like '%' || $1 || '%'`,
    [`good-${events}`],
  )
  if (rows[0]?.count !== 1) leaks.push(`is kept ${rows[0]?.count} times`)
  return leaks
}
