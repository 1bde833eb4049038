import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DocumentedCall } from '../robustness/documented-calls'
import { type AbuseWorld, bearer, nameOf, openAbuseWorld, withHole } from './abuse-world'
import { type OwnedRecord, recordsOf, unknownIdLike } from './owned-records'
import { everybodyIsSystem } from './planted-engines'

let world: AbuseWorld
let idParameters: ReadonlyMap<string, readonly string[]>

beforeAll(async () => {
  world = await openAbuseWorld()
  idParameters = await queryIdsOf(world)
})
afterAll(() => world.world.close())

describe('A04: an id of somebody else', () => {
  it('is answered byte for byte like an id that nothing has, by every documented call', async () => {
    expect(await findLeaks(world)).toEqual([])
  })

  it('is reported by this check when the engine forgets who asks', async () => {
    const leaks = await findLeaks(await withHole(world, { context: everybodyIsSystem }))
    expect(leaks).toContainEqual(expect.stringMatching(/^GET .*\{recordId\}.* Account /))
    expect(leaks).toContainEqual(expect.stringMatching(/^PATCH .*\{recordId\}/))
    expect(leaks).toContainEqual(expect.stringMatching(/^DELETE .*\{recordId\}/))
    expect(leaks).toContainEqual(expect.stringMatching(/related-list-records.* Account /))
    expect(leaks).toContainEqual(expect.stringMatching(/getUtilityInfo/))
  })
})

/** Every call that takes a record id, asked by a stranger and by a guest, with a foreign id and an unknown one. */
async function findLeaks(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const foreign = await recordsOf(target.context.pool, target.theirs)
  expect(foreign.length).toBeGreaterThan(15)
  const inOrder = [...target.calls].sort((a, b) => rank(a) - rank(b))
  for (const call of inOrder) {
    for (const record of foreign) {
      for (const request of requestsFor(call, record)) {
        for (const headers of [bearer(target.token), {}]) {
          const answers = [record.id, unknownIdLike(record.id)].map(async (id) => {
            const answer = await target.send({ ...request(id), headers })
            return `${answer.statusCode} ${answer.headers['content-type']} ${answer.payload.replaceAll(id, 'ID')}`
          })
          const [ofForeign = '', ofUnknown] = await Promise.all(answers)
          if (ofForeign === ofUnknown && !/^2/.test(ofForeign)) continue
          leaks.push(`${nameOf(call)} ${record.objectApiName} ${ofForeign.slice(0, 60)}`)
        }
      }
    }
  }
  return leaks
}

/** Deletions come last, so that a hole is seen everywhere else before. */
function rank(call: DocumentedCall): number {
  return call.method === 'DELETE' ? 1 : 0
}

/** The requests of a call that name a record: by its path, for each list of the record, or by a parameter. */
function requestsFor(
  call: DocumentedCall,
  record: OwnedRecord,
): readonly ((id: string) => InjectOptions & { headers?: never })[] {
  const { method } = call
  const payload = call.hasBody ? { payload: bodyOf(call) } : {}
  const place = /\{(\w*[rR]ecordId)\}/.exec(call.path)?.[1]
  if (place !== undefined) {
    const lists = world.context.metadata
      .object(record.objectApiName)
      ?.relatedLists.map((list) => list.relatedListId)
    const names = call.path.includes('{relatedListId}') ? (lists ?? []) : ['']
    const selection = call.path.endsWith('{recordId}') && method === 'GET' ? '?optionalFields=X.Id' : ''
    return names.map((name) => (id) => ({
      method,
      url: call.path.replace(`{${place}}`, id).replace('{relatedListId}', name) + selection,
      ...payload,
    }))
  }
  return (idParameters.get(nameOf(call)) ?? []).map((parameter) => (id) => ({
    method,
    url: `${call.path}?${parameter}=${id}`,
    ...payload,
  }))
}

function bodyOf(call: DocumentedCall): object {
  return call.method === 'PATCH' ? { fields: {} } : {}
}

/** The query parameters of each call that are named like ids. */
async function queryIdsOf(target: AbuseWorld): Promise<ReadonlyMap<string, readonly string[]>> {
  const answer = await target.send({ method: 'GET', url: '/openapi.json' })
  const { paths } = answer.json<{
    paths: Record<string, Record<string, { parameters?: { in: string; name: string }[] }>>
  }>()
  return new Map(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { parameters = [] }]) => [
        `${method.toUpperCase()} ${path}`,
        parameters.filter((one) => one.in === 'query' && /Id$/.test(one.name)).map(({ name }) => name),
      ]),
    ),
  )
}
