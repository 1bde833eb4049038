import type { ResolvedObject } from '@porchlight/metadata'
import { metadata } from '@porchlight/server/testing'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, bearer, openAbuseWorld, withHole } from './abuse-world'
import { dataServicePath } from './call-examples'
import { exampleOf } from './field-examples'
import { idParameters } from './id-parameters'
import { recordsOf, unknownIdLike } from './owned-records'
import { everybodyIsSystem } from './planted-engines'
import { twinIt } from './twin-it'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld()
})
afterAll(() => world.world.close())

const uiApi = `${dataServicePath}/ui-api`

describe('A05: a record that is written and names a record of somebody else', () => {
  it('would be created when it names own records, so that the refusals are for the references', async () => {
    for (const object of creatable()) {
      const answer = await create(world, object, await ownFields(world, object))
      expect([object.apiName, answer.statusCode, answer.payload.slice(0, 200)]).toContain(201)
    }
  })

  it('is refused like one that names a record that does not exist, by every way to write, and no row is left', async () => {
    expect(await findLeaks(world)).toEqual([])
  })

  twinIt('is reported by this check when the engine forgets who writes', async () => {
    const leaks = await findLeaks(await withHole(world, { context: everybodyIsSystem }))
    // The rule that both belong to one customer rejects it even then, but its message reveals that such an account
    // exists.
    expect(leaks).toContainEqual(expect.stringMatching(/^records Case\.AccountId: 400/))
    expect(leaks).toContainEqual(expect.stringMatching(/^batch Case\.AccountId: 400/))
    expect(leaks).toContainEqual(expect.stringMatching(/^file for Case: 400/))
    expect(leaks).toContainEqual(expect.stringMatching(/^file for Account: 20/))
    expect(leaks).toContainEqual(expect.stringMatching(/^records CaseComment\.ParentId: 20/))
  })
})

function creatable(): readonly ResolvedObject[] {
  return [...metadata.objects.values()].filter((object) => object.access.customer.createable)
}

async function findLeaks(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const foreign = await recordsOf(target.context.pool, target.theirs)
  for (const object of creatable()) {
    const own = await ownFields(target, object)
    const countRows = async () =>
      (await target.context.pool.query(`select count(*)::int as count from record."${object.apiName}"`))
        .rows[0]?.count
    for (const field of object.fields.values()) {
      if (field.reference === null || !object.access.customer.create.has(field.apiName)) continue
      const theirs = foreign.find((record) => record.objectApiName === field.reference?.objectApiName)
      if (theirs === undefined) continue
      for (const [way, write] of Object.entries(ways(object))) {
        const before = await countRows()
        const sendRequest = async (id: string) => {
          const answer = await send(target, write({ ...own, [field.apiName]: id }))
          return { status: statusOf(answer), text: answer.payload.replaceAll(id, 'ID') }
        }
        const [requested, unknown] = [
          await sendRequest(theirs.id),
          await sendRequest(unknownIdLike(theirs.id)),
        ]
        if (![400, 404].includes(requested.status) || requested.text !== unknown.text) {
          leaks.push(`${way} ${object.apiName}.${field.apiName}: ${requested.status}`)
        }
        if ((await countRows()) !== before) leaks.push(`${way} ${object.apiName}.${field.apiName} left a row`)
      }
    }
  }
  return [...leaks, ...(await leaksOfChanges(target)), ...(await leaksOfFiles(target))]
}

/** Returns every way to create a record of an object. */
function ways(object: ResolvedObject): Readonly<Record<string, (fields: object) => InjectOptions>> {
  const { apiName } = object
  const action = metadata.globalActions.find((one) => one.targetObjectApiName === apiName)
  return {
    records: (fields) => ({ method: 'POST', url: `${uiApi}/records`, payload: { apiName, fields } }),
    batch: (fields) => ({
      method: 'POST',
      url: `${uiApi}/records/batch`,
      payload: { allOrNone: false, operations: [{ type: 'CREATE', records: [{ apiName, fields }] }] },
    }),
    ...(action === undefined
      ? {}
      : {
          action: (fields) => ({
            method: 'POST',
            url: `${uiApi}/actions/perform-quick-action/${action.apiName}`,
            payload: { fields },
          }),
        }),
  }
}

/** Changes own records to reference a foreign one. */
async function leaksOfChanges(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const foreign = await recordsOf(target.context.pool, target.theirs)
  for (const { objectApiName, id } of await recordsOf(target.context.pool, target.mine)) {
    for (const field of metadata.object(objectApiName)?.fields.values() ?? []) {
      const theirs = foreign.find((record) => record.objectApiName === field.reference?.objectApiName)
      if (theirs === undefined) continue
      const sendRequest = async (named: string) => {
        const payload = { fields: { [field.apiName]: named } }
        const answer = await send(target, { method: 'PATCH', url: `${uiApi}/records/${id}`, payload })
        return { status: answer.statusCode, text: answer.payload.replaceAll(named, 'ID') }
      }
      const [requested, unknown] = [await sendRequest(theirs.id), await sendRequest(unknownIdLike(theirs.id))]
      if (requested.status < 400 || requested.text !== unknown.text) {
        leaks.push(`change ${objectApiName}.${field.apiName}: ${requested.status}`)
      }
    }
  }
  return leaks
}

/** Sends files for a foreign record, or as a new version of a foreign file. */
async function leaksOfFiles(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const files = async () =>
    JSON.stringify((await target.context.pool.query('select count(*) from record."ContentVersion"')).rows)
  const before = await files()
  for (const parameter of idParameters.filter(({ contract }) => contract.multipart === true)) {
    for (const { objectApiName, id } of await recordsOf(target.context.pool, target.theirs)) {
      if (parameter.objectApiName === 'ContentDocument' && objectApiName !== 'ContentDocument') continue
      const sendRequest = async (named: string) => {
        const answer = await send(target, parameter.request(named, []))
        return { status: answer.statusCode, text: answer.payload.replaceAll(named, 'ID') }
      }
      const [requested, unknown] = [await sendRequest(id), await sendRequest(unknownIdLike(id))]
      if (requested.status < 400 || requested.text !== unknown.text) {
        leaks.push(`file for ${objectApiName}: ${requested.status}`)
      }
    }
  }
  if ((await files()) !== before) leaks.push('a file is left')
  return leaks
}

async function send(target: AbuseWorld, request: InjectOptions) {
  return await target.send({ ...request, headers: { ...request.headers, ...bearer(target.token) } })
}

/** Returns the status of a call; a batch of one reports that of its single write. */
function statusOf({ statusCode, payload }: LightMyRequestResponse): number {
  if (statusCode !== 200) return statusCode
  const { results } = JSON.parse(payload) as { results?: readonly { statusCode: number }[] }
  return results?.[0]?.statusCode ?? statusCode
}

async function create(target: AbuseWorld, object: ResolvedObject, fields: Readonly<Record<string, unknown>>) {
  return await target.send({
    method: 'POST',
    url: `${uiApi}/records`,
    headers: bearer(target.token),
    payload: { apiName: object.apiName, fields },
  })
}

/** Returns a customer's input when everything is their own: required fields, and references to own records. */
async function ownFields(target: AbuseWorld, object: ResolvedObject) {
  const own = await recordsOf(target.context.pool, target.mine)
  const entries = [...object.fields.values()].flatMap((field): readonly (readonly [string, unknown])[] => {
    if (!object.access.customer.create.has(field.apiName) || !field.required) return []
    if (field.reference === null)
      return field.dataType === 'Picklist' ? [] : [[field.apiName, exampleOf(field)]]
    const record = own.find(({ objectApiName }) => objectApiName === field.reference?.objectApiName)
    return [[field.apiName, record?.id]]
  })
  return Object.fromEntries(entries)
}
