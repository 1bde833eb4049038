import { metadata } from '@porchlight/server/testing'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, bearer, openAbuseWorld, withHole } from './abuse-world'
import { callExamples } from './call-examples'
import { exampleOf } from './field-examples'
import { recordsOf } from './owned-records'
import { widened } from './planted-engines'
import { twinIt } from './twin-it'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld()
})
afterAll(() => world.world.close())

describe('A08: a field that a customer may not set', () => {
  it('is refused in changes and creations of every object, by calls, batches and actions, and nothing is written', async () => {
    expect(await findLeaks(world)).toEqual([])
  })

  twinIt('is reported by this check when an action takes whatever is given', async () => {
    const planted = await withHole(world, {
      app: (app) => {
        app.addHook('preHandler', async (request) => {
          const { fields } = (request.body ?? {}) as { fields?: object }
          if (fields !== undefined && request.url.includes('perform-quick-action')) {
            for (const name of Object.keys(fields)) {
              if (!['Subject', 'Description', 'CommentBody'].includes(name))
                Reflect.deleteProperty(fields, name)
            }
          }
        })
      },
    })
    expect(await leaksOfActions(planted)).toContainEqual(
      expect.stringMatching(/^action NewCase OwnerId: 201/),
    )
  })

  twinIt('is reported by this check when access lets it be set', async () => {
    const planted = await withHole(world, { context: (real) => widened(real, 'write') })
    const leaks = await findLeaks(planted, ['Account', 'Case', 'Contact'])
    expect(leaks).toContainEqual(expect.stringMatching(/^create Case\.OwnerId/))
    expect(leaks).toContainEqual(expect.stringMatching(/^create in a batch Case\.OwnerId/))
    expect(leaks).toContainEqual(expect.stringMatching(/^update Account\./))
    expect(leaks).toContainEqual(expect.stringMatching(/^update in a batch Account\./))
    expect(leaks).toContainEqual(expect.stringMatching(/^update Contact\.Customer_Brand__c/))
  })
})

const recordsUrl = '/services/data/v65.0/ui-api/records'

/** `only`: the objects to try, where all would take long. */
async function findLeaks(target: AbuseWorld, only?: readonly string[]): Promise<readonly string[]> {
  const leaks: string[] = []
  const { pool } = target.context
  const headers = bearer(target.token)
  for (const { objectApiName, id } of await recordsOf(pool, target.mine)) {
    const object = metadata.object(objectApiName)
    if (object === undefined || only?.includes(objectApiName) === false) continue
    const stateOf = async () => {
      const statement = `select count(*)::int as count, md5(string_agg(r::text, '' order by "Id")) as state from record."${objectApiName}" r`
      return JSON.stringify((await pool.query(statement)).rows)
    }
    const before = await stateOf()
    for (const field of object.fields.values()) {
      const isValid = field.dataType === 'Picklist' || field.reference !== null
      const value = isValid ? await presentValue(target, objectApiName, field.apiName, id) : exampleOf(field)
      const fields = { [field.apiName]: value }
      const { create, update } = object.access.customer
      const attempts = {
        ...(update.has(field.apiName) ? {} : changes(id, fields)),
        ...(create.has(field.apiName) ? {} : creations(objectApiName, fields)),
      }
      for (const [way, request] of Object.entries(attempts)) {
        const answer = await target.send({ ...request, headers })
        if (!isRefused(answer)) leaks.push(`${way} ${objectApiName}.${field.apiName}: ${answer.statusCode}`)
      }
    }
    if ((await stateOf()) !== before) leaks.push(`${objectApiName} was written`)
  }
  return only === undefined ? [...leaks, ...(await leaksOfActions(target))] : leaks
}

function changes(id: string, fields: object): Readonly<Record<string, InjectOptions>> {
  const operations = [{ type: 'UPDATE', records: [{ fields: { Id: id, ...fields } }] }]
  return {
    update: { method: 'PATCH', url: `${recordsUrl}/${id}`, payload: { fields } },
    // A change of the id itself has no effect: it is how a batch names the record.
    ...('Id' in fields
      ? {}
      : { 'update in a batch': { method: 'POST', url: `${recordsUrl}/batch`, payload: { operations } } }),
  }
}

function creations(apiName: string, fields: object): Readonly<Record<string, InjectOptions>> {
  const operations = [{ type: 'CREATE', records: [{ apiName, fields }] }]
  return {
    create: { method: 'POST', url: recordsUrl, payload: { apiName, fields } },
    'create in a batch': { method: 'POST', url: `${recordsUrl}/batch`, payload: { operations } },
  }
}

/**
 * Returns whether a write was rejected for the field, or for the record or object that cannot be written at all; in a
 * batch individually.
 */
function isRefused({ statusCode, payload }: LightMyRequestResponse): boolean {
  const { results } = JSON.parse(payload) as { results?: readonly { statusCode: number }[] }
  const status = results === undefined ? statusCode : (results[0]?.statusCode ?? 200)
  if (status === 403) return true
  return status === 400 && /INVALID_FIELD_FOR_INSERT_UPDATE|INVALID_BATCH_REQUEST/.test(payload)
}

/** Runs quick actions with an undeclared field: they are rejected, and nothing is created. */
async function leaksOfActions(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const own = await recordsOf(target.context.pool, target.mine)
  const actions = [
    ...metadata.globalActions,
    ...[...metadata.objects.values()].flatMap((one) => one.quickActions),
  ]
  for (const action of actions.filter(({ performers }) => performers.includes('customer'))) {
    const object = metadata.object(action.targetObjectApiName ?? '')
    const contextId = own.find((one) => one.objectApiName === action.sourceObjectApiName)?.id
    if (object === undefined) continue
    const count = async () =>
      (await target.context.pool.query(`select 1 from record."${object.apiName}"`)).rowCount
    const before = await count()
    for (const field of object.fields.values()) {
      if (JSON.stringify(action.fields).includes(`"${field.apiName}"`)) continue
      const answer = await target.send({
        method: 'POST',
        url: `/services/data/v65.0/ui-api/actions/perform-quick-action/${action.apiName}`,
        headers: bearer(target.token),
        payload: {
          ...(contextId === undefined ? {} : { contextId }),
          fields: { ...exampleFields(action.apiName), [field.apiName]: exampleOf(field) },
        },
      })
      if (answer.statusCode < 400)
        leaks.push(`action ${action.apiName} ${field.apiName}: ${answer.statusCode}`)
      if (answer.statusCode >= 500)
        leaks.push(`action ${action.apiName} ${field.apiName}: ${answer.statusCode}`)
    }
    if ((await count()) !== before) leaks.push(`action ${action.apiName} made a record`)
  }
  return leaks
}

/** Returns the fields of the action's own example. */
function exampleFields(actionApiName: string): object {
  const example = callExamples.find(({ contract, request }) => {
    const { params } = request({ own: () => '', foreign: () => '', unknown: () => '' })
    return contract.path.includes('perform-quick-action') && params?.actionApiName === actionApiName
  })
  const body = example?.request({ own: () => '', foreign: () => '', unknown: () => '' }).body
  return typeof body === 'object' && body !== null && 'fields' in body ? (body.fields as object) : {}
}

/** Returns the record's current value, so that the value itself is certainly valid; another one if it has none. */
async function presentValue(target: AbuseWorld, objectApiName: string, field: string, id: string) {
  const { rows } = await target.context.pool.query<{ value: string | null }>(
    `select "${field}" as value from record."${objectApiName}" where "Id" = $1`,
    [id],
  )
  return rows[0]?.value ?? target.theirs.userId
}
