import { metadata } from '@porchlight/server/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, bearer, openAbuseWorld, withHole } from './abuse-world'
import { recordsOf } from './owned-records'
import { widened } from './planted-engines'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld()
})
afterAll(() => world.world.close())

describe('A07: a question', () => {
  it('tells nothing of hidden fields by order, search or ETag', async () => {
    expect(await findLeaks(world)).toEqual([])
  })

  it('that tells of hidden fields is reported by this check when they can be read', async () => {
    const leaks = await findLeaks(await withHole(world, { context: (context) => widened(context, 'read') }))
    expect(leaks).toContain('sortBy=Comments of Case')
    expect(leaks).toContainEqual(expect.stringMatching(/^sortBy=\w+\.\w+ of /))
    expect(leaks).toContain('searchTerm in Case.Comments')
  })

  it('that tells of foreign records is reported by this check when they can be reached', async () => {
    const leaks = await leaksOfETags(
      await withHole(world, { context: (context) => widened(context, 'records') }),
    )
    expect(leaks).toContainEqual(expect.stringMatching(/^If-None-Match/))
  })
})

/** The call by which lists of an object are asked for. */
function listUrl(objectApiName: string): string {
  const view = metadata.object(objectApiName)?.listViews[0]
  return `/services/data/v65.0/ui-api/list-records/${objectApiName}/${view?.apiName}`
}

async function findLeaks(target: AbuseWorld): Promise<readonly string[]> {
  return [...(await leaksOfOrder(target)), ...(await leaksOfSearch(target)), ...(await leaksOfETags(target))]
}

/** Hidden fields of the object and of those it refers to: refused in the words for a name that is none. */
async function leaksOfOrder(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  for (const object of metadata.objects.values()) {
    if (object.access.customer.records.kind === 'none') continue
    const own = hiddenOf(object.apiName).map((field) => [field, 'No_Such__c'] as const)
    const spanning = [...object.fields.values()].flatMap(({ reference }) =>
      reference === null
        ? []
        : hiddenOf(reference.objectApiName)
            .slice(0, 2)
            .map(
              (field) =>
                [
                  `${reference.relationshipName}.${field}`,
                  `${reference.relationshipName}.No_Such__c`,
                ] as const,
            ),
    )
    for (const [hidden, unknown] of [...own, ...spanning]) {
      const ask = async (name: string) => {
        const answer = await target.send({
          method: 'GET',
          url: `${listUrl(object.apiName)}?sortBy=${name}`,
          headers: bearer(target.token),
        })
        const last = name.slice(name.lastIndexOf('.') + 1)
        return `${answer.statusCode} ${answer.payload.replaceAll(last, 'FIELD')}`
      }
      const ofHidden = await ask(hidden)
      if (!ofHidden.startsWith('4') || ofHidden !== (await ask(unknown))) {
        leaks.push(`sortBy=${hidden} of ${object.apiName}`)
      }
    }
  }
  return leaks
}

/** Own records with a word in a hidden field: searching for it finds nothing. */
async function leaksOfSearch(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const { pool } = target.context
  for (const { objectApiName, id } of await recordsOf(pool, target.mine)) {
    for (const field of hiddenOf(objectApiName)) {
      const { dataType } = metadata.object(objectApiName)?.fields.get(field) ?? {}
      if (dataType !== 'String' && dataType !== 'TextArea') continue
      await pool.query(`update record."${objectApiName}" set "${field}" = 'quillmarrow' where "Id" = $1`, [
        id,
      ])
      const answer = await target.send({
        method: 'GET',
        url: `${listUrl(objectApiName)}?searchTerm=quillmarrow`,
        headers: bearer(target.token),
      })
      if (answer.statusCode !== 200) throw new TypeError(`${objectApiName}: ${answer.payload}`)
      if (answer.json<{ count: number }>().count > 0) leaks.push(`searchTerm in ${objectApiName}.${field}`)
    }
  }
  return leaks
}

/** Somebody who knows the ETag of a foreign record is not told that it is still the same. */
async function leaksOfETags(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const owner = bearer(await target.world.tokenOf(target.theirs.username))
  for (const { objectApiName, id } of await recordsOf(target.context.pool, target.theirs)) {
    const request = {
      method: 'GET',
      url: `/services/data/v65.0/ui-api/records/${id}?optionalFields=${objectApiName}.Id`,
    } as const
    const { etag } = (await target.send({ ...request, headers: owner })).headers
    if (etag === undefined) throw new TypeError(`${objectApiName} has no ETag.`)
    const answer = await target.send({
      ...request,
      headers: { ...bearer(target.token), 'if-none-match': etag },
    })
    if (answer.statusCode !== 404) leaks.push(`If-None-Match ${objectApiName}: ${answer.statusCode}`)
  }
  return leaks
}

function hiddenOf(objectApiName: string): readonly string[] {
  const object = metadata.object(objectApiName)
  if (object === undefined) return []
  return [...object.fields.keys()].filter((field) => !object.access.customer.read.has(field))
}
