import { metadata } from '@porchlight/server/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, bearer, openAbuseWorld, withHole } from './abuse-world'
import { dataServicePath } from './call-examples'
import { readGuardedValues } from './guarded-values'
import { asSystem, opened, widened } from './planted-engines'
import { twinIt } from './twin-it'

let world: AbuseWorld
let attackers: Readonly<Record<string, Readonly<Record<string, string>>>>

beforeAll(async () => {
  world = await openAbuseWorld()
  attackers = {
    guest: {},
    customer: bearer(world.token),
    // Of a brand other than the victim's.
    advisor: bearer(await world.world.tokenOf('advisor.first@example.com')),
  }
})
afterAll(() => world.world.close())

const uiApi = `${dataServicePath}/ui-api`

describe('A09: a check for duplicates', () => {
  it('tells nothing of records that its sender cannot see, asked for itself or by a write', async () => {
    expect(await findLeaks(world)).toEqual([])
  })

  it('finds what its sender can see, so that silence is not for want of rules', async () => {
    const [, account = {}] = await victims(world)
    const admin = bearer(await world.world.tokenOf('admin@example.com'))
    const answer = await predupe(world, 'Account', account, admin)
    expect(answer).toContain('"duplicateError":true')
    expect(answer).toContain(world.theirs.accountId)
  })

  twinIt('is reported by this check when it looks for the system', async () => {
    const leaks = await findLeaks(await withHole(world, { context: (real) => asSystem(real, 'listRecords') }))
    expect(leaks).toContainEqual(expect.stringMatching(/^customer predupe of Contact/))
    expect(leaks).toContainEqual(expect.stringMatching(/^advisor predupe of Account/))
    expect(leaks).toContainEqual(expect.stringMatching(/^customer change of Contact/))
  })

  twinIt('is reported by this check when records can be reached', async () => {
    const leaks = await findLeaks(await withHole(world, { context: (real) => widened(real, 'records') }))
    expect(leaks).toContainEqual(expect.stringMatching(/^customer predupe of Account/))
  })

  twinIt('is reported by this check when a guest may ask', async () => {
    const leaks = await findLeaks(await withHole(world, { context: (real) => opened(real, 'guest') }))
    expect(leaks).toContainEqual(expect.stringMatching(/^guest predupe of Lead/))
  })

  it('cannot be made of unique values: none is given by who does not see all records', () => {
    const given = [...metadata.objects.values()].flatMap(({ apiName, fields, access }) =>
      (['guest', 'customer', 'advisor'] as const).flatMap((viewerClass) =>
        [...fields.values()]
          .filter(({ unique }) => unique)
          .filter((field) => {
            const { create, update, createable, updateable, records } = access[viewerClass]
            const isWritable =
              (createable && create.has(field.apiName)) || (updateable && update.has(field.apiName))
            return isWritable && records.kind !== 'all'
          })
          .map((field) => `${viewerClass} ${apiName}.${field.apiName}`),
      ),
    )
    expect(given).toEqual([])
  })
})

type Values = Readonly<Record<string, string | null>>

/**
 * Returns what someone may know about the victim, for each object with rules: contact, account, and a lead like the
 * contact.
 */
async function victims({ context: { pool }, theirs }: AbuseWorld): Promise<readonly Values[]> {
  await pool.query(`update record."Contact" set "MobilePhone" = '7135550166' where "Id" = $1`, [
    theirs.contactId,
  ])
  const contact = await pool.query<Values>(
    `select "FirstName", "LastName", "Email", "MobilePhone", "Customer_Brand__c" from record."Contact"
     where "Id" = $1`,
    [theirs.contactId],
  )
  const account = await pool.query<Values>(
    `select "ESIID__c", "Gas_Account_Number__c", "Commodity__c", "Service_Street__c", "Service_Postal_Code__c"
     from record."Account" where "Id" = $1`,
    [theirs.accountId],
  )
  const { Customer_Brand__c: brand = null, ...person } = contact.rows[0] ?? {}
  return [contact.rows[0] ?? {}, account.rows[0] ?? {}, { ...person, Lead_Brand__c: brand }]
}

/** Returns the values altered so that no one has them: letters and digits that are in no record. */
function strange(values: Values): Values {
  const isKept = (name: string) => /Brand__c$|Commodity__c$/.test(name)
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value === null || isKept(name) ? value : value.replace(/[a-z]/g, 'q').replace(/\d{3}$/, '093'),
    ]),
  )
}

async function predupe(
  target: AbuseWorld,
  apiName: string,
  fields: object,
  headers: Readonly<Record<string, string>>,
): Promise<string> {
  const payload = { apiName, fields }
  const answer = await target.send({ method: 'POST', url: `${uiApi}/predupe`, payload, headers })
  return `${answer.statusCode} ${answer.payload}`
}

async function findLeaks(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const [contact = {}, account = {}, lead = {}] = await victims(target)
  const guarded = await readGuardedValues(target.context.pool, [target.mine.contactId, target.mine.userId])
  for (const [attacker, headers] of Object.entries(attackers)) {
    const questions = { Contact: contact, Account: account, Lead: lead }
    for (const [apiName, values] of Object.entries(questions)) {
      // All together, and each alone.
      const parts = [
        values,
        ...Object.entries(values).map(([name, value]) => ({ ...strange(values), [name]: value })),
      ]
      for (const part of parts) {
        const known = await predupe(target, apiName, part, headers)
        const unknown = await predupe(target, apiName, strange(values), headers)
        if (known !== unknown) leaks.push(`${attacker} predupe of ${apiName}: ${known.slice(0, 200)}`)
      }
      leaks.push(...(await leaksOfWrites(target, apiName, values, attacker, headers)))
    }
    const change = { ...contact, Id: target.mine.contactId }
    const known = attacker === 'customer' ? await predupe(target, 'Contact', change, headers) : ''
    const tellings = guarded.tellings(known)
    if (tellings.length > 0) leaks.push(`${attacker} change of Contact: ${tellings}`)
  }
  return leaks
}

/**
 * Checks new records with the victim's values, alone and in a batch: rejected, or not, like those with values no one
 * has.
 */
async function leaksOfWrites(
  target: AbuseWorld,
  apiName: string,
  values: Values,
  attacker: string,
  headers: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const write = async (fields: Values, url: string, payload: object) => {
    const answer = await target.send({ method: 'POST', url: `${uiApi}/${url}`, payload, headers })
    const text = Object.values(fields).reduce<string>(
      (body, value) => (value === null ? body : body.replaceAll(value, 'VALUE')),
      answer.payload,
    )
    return `${answer.statusCode} ${/"errorCode":"\w+"/.exec(text)?.[0]} ${text.includes('duplicateMatches')}`
  }
  const all = async (fields: Values) => [
    await write(fields, 'records', { apiName, fields }),
    await write(fields, 'records/batch', {
      allOrNone: false,
      operations: [{ type: 'CREATE', records: [{ apiName, fields }] }],
    }),
  ]
  const [known, unknown] = [await all(values), await all(strange(values))]
  return known.join() === unknown.join() ? [] : [`${attacker} new ${apiName}: ${known} and not ${unknown}`]
}
