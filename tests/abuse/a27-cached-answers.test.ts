import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, bearer, openAbuseWorld, withHole } from './abuse-world'
import { callExamples, idsInOrder, injectionOf } from './call-examples'
import { recordsOf } from './owned-records'
import { twinIt } from './twin-it'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld()
})
afterAll(() => world.world.close())

describe('A27: an answer', () => {
  it('is kept by no cache, for no other customer and for no user whose rights are gone', async () => {
    expect(await findLeaks(world)).toEqual([])
  })

  twinIt('is reported by this check when the memo of viewers never forgets', async () => {
    const stored = new Map<string, ReturnType<AbuseWorld['context']['memo']['recall']>>()
    const planted = await withHole(world, {
      context: (real) => ({
        ...real,
        memo: {
          ...real.memo,
          recall: (token, lookUp) => {
            const found = stored.get(token) ?? lookUp()
            stored.set(token, found)
            return found
          },
        },
      }),
    })
    expect(await findLeaks(planted)).toEqual([
      'signed out, still answered',
      'switched off, still answered',
      'an old brand, still served',
    ])
  })

  twinIt('is reported by this check when caches may keep it', async () => {
    const planted = await withHole(world, {
      app: (app) => {
        app.addHook('onSend', async (_request, reply, payload) => {
          reply.header('cache-control', 'public, max-age=300')
          return payload
        })
      },
    })
    const leaks = await findLeaks(planted)
    expect(leaks).toContain('may be kept: public, max-age=300')
    expect(leaks).toContainEqual(expect.stringMatching(/^GET .*\/records\/.* may be kept: public/))
  })

  twinIt('is reported by this check when an answer is kept by its address', async () => {
    const stored = new Map<string, unknown>()
    const planted = await withHole(world, {
      app: (app) => {
        app.addHook('preHandler', async (request, reply) => {
          if (stored.has(request.url)) return reply.status(200).send(stored.get(request.url))
        })
        app.addHook('preSerialization', async (request, reply, payload) => {
          if (request.method === 'GET' && reply.statusCode === 200) stored.set(request.url, payload)
          return payload
        })
      },
    })
    const leaks = await leaksOfCalls(planted)
    expect(leaks).toContainEqual(expect.stringMatching(/^GET .*\/records\/\{recordId\}.* is another’s/))
    expect(leaks).toContainEqual(expect.stringMatching(/^GET .*\/related-list-records\/.* is another’s/))
  })

  twinIt('is reported by this check when an ETag is good for everybody', async () => {
    const planted = await withHole(world, {
      app: (app) => {
        app.addHook('preHandler', async (request, reply) => {
          if (request.headers['if-none-match'] !== undefined) return reply.status(304).send()
        })
      },
    })
    expect(await leaksOfCalls(planted)).toContainEqual(
      expect.stringMatching(/^GET .*\/records\/\{recordId\}.* 304 to another/),
    )
  })
})

async function findLeaks(target: AbuseWorld): Promise<readonly string[]> {
  const leaks = new Set<string>()
  const { identity, engine, systemViewer } = target.context
  const url = `/services/data/v65.0/ui-api/records/${target.theirs.contactId}?fields=Contact.Name`
  const sendRequest = (token: string) => target.send({ method: 'GET', url, headers: bearer(token) })

  const token = await target.world.tokenOf(target.theirs.username)
  const answers = [await sendRequest(token), await sendRequest(target.token), await sendRequest(token)]
  if (answers.map(({ statusCode }) => statusCode).join() !== '200,404,200') leaks.add('kept for another')
  for (const { headers } of answers) {
    const { 'cache-control': policy = 'none' } = headers
    if (!/\bprivate\b/.test(policy) || !/\bno-store\b/.test(policy)) leaks.add(`may be kept: ${policy}`)
  }

  await identity.endSession(token)
  if ((await sendRequest(token)).statusCode !== 401) leaks.add('signed out, still answered')

  const other = await target.world.tokenOf(target.theirs.username)
  await sendRequest(other)
  const { userId } = target.theirs
  await engine.updateRecord(systemViewer, userId, { fields: { IsActive: false } })
  if ((await sendRequest(other)).statusCode !== 401) leaks.add('switched off, still answered')
  await engine.updateRecord(systemViewer, userId, { fields: { IsActive: true } })

  const advisor = await target.world.tokenOf('advisor.first@example.com')
  const statuses = async () => [(await sendRequest(advisor)).statusCode]
  const before = await statuses()
  const { rows } = await target.context.pool.query<{ Id: string }>(
    `select "Id" from record."User" where "Username" = 'advisor.first@example.com'`,
  )
  const serve = (brand: string) =>
    engine.updateRecord(systemViewer, rows[0]?.Id ?? '', { fields: { Served_Brand__c: brand } })
  await serve('second')
  const during = await statuses()
  await serve('first')
  if ([...before, ...during, ...(await statuses())].join() !== '404,200,404')
    leaks.add('an old brand, still served')
  return [...leaks, ...(await leaksOfCalls(target))]
}

/** Runs every read of the data service as one customer and then as others: nothing of the first reaches them. */
async function leaksOfCalls(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const own = await recordsOf(target.context.pool, target.mine)
  const idOf = (objectApiName: string) =>
    own.find((record) => record.objectApiName === objectApiName)?.id ?? '500000000000000AAA'
  const others = { customer: bearer(await target.world.tokenOf(target.theirs.username)), guest: {} }
  for (const example of callExamples.filter(({ contract }) => contract.method === 'GET')) {
    const request = injectionOf(
      example,
      example.request(idsInOrder(({ objectApiName }) => idOf(objectApiName))),
    )
    const sendRequest = (headers: Readonly<Record<string, string>>) =>
      target.send({ ...request, headers: { ...request.headers, ...headers } })
    const expected = await Promise.all(
      Object.values(others).map((headers) => sendRequest({ ...headers, 'cache-control': 'no-cache' })),
    )
    const first = await sendRequest(bearer(target.token))
    for (const [index, [name, headers]] of Object.entries(others).entries()) {
      const answers = [await sendRequest(headers)]
      const { etag } = first.headers
      if (etag !== undefined) answers.push(await sendRequest({ ...headers, 'if-none-match': etag }))
      for (const answer of [first, ...answers]) {
        const { 'cache-control': policy = 'none' } = answer.headers
        if (!/\bprivate\b/.test(policy) || !/\bno-store\b/.test(policy)) {
          leaks.push(`${example.name} may be kept: ${policy}`)
        }
      }
      const [plain, conditional] = answers
      const isOwn = (await visibleTo(target, headers, request)) === plain?.payload
      if (plain?.statusCode === 200 && !isOwn) leaks.push(`${example.name} is another’s for ${name}`)
      // Where both get the same response, the same ETag is correct.
      if (conditional?.statusCode === 304 && plain?.payload !== first.payload) {
        leaks.push(`${example.name} 304 to another: ${name}`)
      }
      if (plain?.statusCode !== expected[index]?.statusCode) leaks.push(`${example.name} changes for ${name}`)
    }
  }
  return leaks
}

/** Returns the response of the real server, which has no hole. */
async function visibleTo(
  target: AbuseWorld,
  headers: Readonly<Record<string, string>>,
  request: InjectOptions,
): Promise<string> {
  const answer = await target.world.app.inject({ ...request, headers: { ...request.headers, ...headers } })
  return answer.payload
}
