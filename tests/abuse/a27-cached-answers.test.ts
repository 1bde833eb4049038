import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, bearer, openAbuseWorld, withHole } from './abuse-world'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld()
})
afterAll(() => world.world.close())

describe('A27: an answer', () => {
  it('is kept by no cache, for no other customer and for no user whose rights are gone', async () => {
    expect(await findLeaks(world)).toEqual([])
  })

  it('is reported by this check when the memo of viewers never forgets', async () => {
    const kept = new Map<string, Parameters<AbuseWorld['context']['memo']['remember']>[1]>()
    const planted = await withHole(world, {
      context: (real) => ({
        ...real,
        memo: {
          ...real.memo,
          find: (token) => kept.get(token) ?? null,
          remember: (token, signedIn) => void kept.set(token, signedIn),
        },
      }),
    })
    expect(await findLeaks(planted)).toEqual(['signed out, still answered', 'switched off, still answered'])
  })

  it('is reported by this check when caches may keep it', async () => {
    const planted = await withHole(world, {
      app: (app) => {
        app.addHook('onSend', async (_request, reply, payload) => {
          reply.header('cache-control', 'public, max-age=300')
          return payload
        })
      },
    })
    expect(await findLeaks(planted)).toContain('may be kept: public, max-age=300')
  })
})

async function findLeaks(target: AbuseWorld): Promise<readonly string[]> {
  const leaks = new Set<string>()
  const { identity, engine, systemViewer } = target.context
  const url = `/services/data/v65.0/ui-api/records/${target.theirs.contactId}?fields=Contact.Name`
  const ask = (token: string) => target.send({ method: 'GET', url, headers: bearer(token) })

  const token = await target.world.tokenOf(target.theirs.username)
  const answers = [await ask(token), await ask(target.token), await ask(token)]
  if (answers.map(({ statusCode }) => statusCode).join() !== '200,404,200') leaks.add('kept for another')
  for (const { headers } of answers) {
    const { 'cache-control': policy = 'none' } = headers
    if (!/\bprivate\b/.test(policy) || !/\bno-store\b/.test(policy)) leaks.add(`may be kept: ${policy}`)
  }

  await identity.endSession(token)
  if ((await ask(token)).statusCode !== 401) leaks.add('signed out, still answered')

  const other = await target.world.tokenOf(target.theirs.username)
  await ask(other)
  const { userId } = target.theirs
  await engine.updateRecord(systemViewer, userId, { fields: { IsActive: false } })
  if ((await ask(other)).statusCode !== 401) leaks.add('switched off, still answered')
  await engine.updateRecord(systemViewer, userId, { fields: { IsActive: true } })
  return [...leaks]
}
