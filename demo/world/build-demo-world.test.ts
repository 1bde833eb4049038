import { brandKeys } from '@porchlight/brands'
import { systemUserId } from '@porchlight/domains/customers/objects/user/system-user'
import { firstDocumentReasons } from '@porchlight/domains/documents/objects/first-document-words'
import { objects } from '@porchlight/domains/objects'
import {
  derivedId,
  type FieldScalar,
  isValueRefusal,
  keyPrefixOf,
  type ResolvedObject,
  resolveMetadata,
  toRecordId,
} from '@porchlight/metadata'
import { describe, expect, it } from 'vitest'
import { buildDemoWorld } from './build-demo-world'
import { demoSignIns } from './demo-sign-ins'
import type { DemoRecord, DemoWorld } from './demo-world'
import { personas } from './personas'

const metadata = resolveMetadata(objects)

/** The first and last days of months and years, and a leap day. */
const days = ['2026-11-20', '2026-07-31', '2026-08-01', '2027-01-01', '2024-02-29', '2026-12-31']
const worlds = days.map((today) => [today, buildDemoWorld({ today, seed: 7 })] as const)
const [, world = buildDemoWorld({ today: '2026-11-20', seed: 7 })] = worlds[0] ?? []

/** What every installation begins with, so that the demo need not bring it. */
const firstObjects = ['Document_Rule__c', 'Document_Reason__c']
const firstReasons = brandKeys.flatMap((brand) =>
  Object.keys(firstDocumentReasons).map((reason): [string, string] => [
    derivedId('a0n', `${brand}.${reason}`),
    'Document_Reason__c',
  ]),
)

const system = { class: 'system', language: 'en', userId: systemUserId } as const
const givenSystemFields = ['CreatedDate', 'CreatedById']

function recordsOf(of: DemoWorld, objectApiName: string): readonly DemoRecord[] {
  return of.records.filter((record) => record.objectApiName === objectApiName)
}

function objectOf(record: DemoRecord): ResolvedObject {
  const object = metadata.object(record.objectApiName)
  if (object === undefined) throw new TypeError(`${record.objectApiName} is not an object.`)
  return object
}

/** What a write of the record would be refused for; empty when nothing. */
function problemsOf(record: DemoRecord, now: Date): readonly string[] {
  const object = objectOf(record)
  const problems: string[] = []
  for (const [name, value] of Object.entries(record.fields)) {
    const field = object.fields.get(name)
    if (field === undefined) {
      problems.push(`${name} does not exist`)
      continue
    }
    if (!givenSystemFields.includes(name) && !object.access.system.create.has(name)) {
      problems.push(`${name} cannot be written`)
    }
    if (value !== null && field.type.toColumn(value, field) !== value) problems.push(`${name} is refused`)
  }
  const derived: Readonly<Record<string, FieldScalar>> = object.derived?.compute(record.fields) ?? {}
  for (const [name, value] of Object.entries(derived)) {
    const field = object.fields.get(name)
    if (field !== undefined && value !== null && isValueRefusal(field.type.toColumn(value, field))) {
      problems.push(`${name} is derived wrong`)
    }
  }
  const defaults = [...object.fields.values()].map((field) => [field.apiName, field.defaultValue] as const)
  const next = { ...Object.fromEntries(defaults), ...record.fields, ...derived }
  for (const field of object.fields.values()) {
    if (field.required && !field.system && next[field.apiName] == null)
      problems.push(`${field.apiName} is missing`)
  }
  for (const rule of object.rules) {
    const failure = rule.check({ next, previous: null, viewer: system, now })
    if (failure !== null) problems.push(`${rule.name}: ${failure.message.en}`)
  }
  return problems.map((problem) => `${record.objectApiName} ${record.id}: ${problem}`)
}

describe('the demo world', () => {
  it('is the same for the same day and seed, and another for another seed', () => {
    expect(JSON.stringify(buildDemoWorld({ today: '2026-11-20', seed: 7 }))).toBe(JSON.stringify(world))
    const ids = new Set(world.records.map((record) => record.id))
    const other = buildDemoWorld({ today: '2026-11-20', seed: 8 }).records
    expect(other.filter((record) => ids.has(record.id)).map((record) => record.id)).toEqual([systemUserId])
  })

  it('keeps its ids from one day to the next', () => {
    const next = new Set(buildDemoWorld({ today: '2026-11-21', seed: 7 }).records.map((record) => record.id))
    const gone = world.records.filter((record) => !next.has(record.id))
    // Only the oldest day of each showcase account falls out of the 90 days.
    expect(new Set(gone.map((record) => record.objectApiName))).toEqual(new Set(['Interval_Read__c']))
    expect(gone).toHaveLength(12)
  })

  it('has the sizes that are promised', () => {
    const count = (objectApiName: string) => recordsOf(world, objectApiName).length
    expect({
      brands: count('Brand__c'),
      contacts: count('Contact'),
      accounts: count('Account'),
      orders: count('Order'),
      plans: count('Product2'),
      utilities: count('Utility__c'),
      cases: count('Case'),
      intervalDays: count('Interval_Read__c'),
    }).toEqual({
      brands: 3,
      contacts: 120,
      accounts: 150,
      orders: 229,
      plans: 63,
      // Four of them serve homes that cannot choose.
      utilities: 13 + 4,
      cases: 180,
      intervalDays: 12 * 90,
    })
    expect(count('ContentDocument')).toBeGreaterThanOrEqual(150)
    for (const object of metadata.objects.keys()) {
      if (!firstObjects.includes(object)) expect(count(object), object).toBeGreaterThan(0)
    }
  })

  it.each(worlds)('of %s has unique ids that begin with the prefix of their object', (_today, of) => {
    expect(new Set(of.records.map((record) => record.id)).size).toBe(of.records.length)
    const wrong = of.records.filter(
      (record) =>
        toRecordId(record.id) !== record.id || keyPrefixOf(record.id) !== objectOf(record).keyPrefix,
    )
    expect(wrong).toEqual([])
  })

  it.each(worlds)('of %s refers only to earlier records', (_today, of) => {
    const seen = new Map<FieldScalar, string>(firstReasons)
    const orphans: string[] = []
    for (const record of of.records) {
      for (const [name, value] of Object.entries(record.fields)) {
        const reference = objectOf(record).fields.get(name)?.reference ?? null
        if (reference !== null && value !== null && seen.get(value) !== reference.objectApiName) {
          orphans.push(`${record.objectApiName}.${name}`)
        }
      }
      seen.set(record.id, record.objectApiName)
    }
    expect(orphans).toEqual([])
  })

  it.each(worlds)('of %s holds only values that a write would accept', (today, of) => {
    const now = new Date(`${today}T12:00:00Z`)
    expect(of.records.flatMap((record) => problemsOf(record, now))).toEqual([])
  })

  it.each(worlds)('of %s has no unique value twice', (_today, of) => {
    for (const object of metadata.objects.values()) {
      for (const field of [...object.fields.values()].filter(({ unique, system: own }) => unique && !own)) {
        const values = recordsOf(of, object.apiName)
          .map((record) => record.fields[field.apiName])
          .filter((value) => value != null)
        expect(new Set(values).size, `${object.apiName}.${field.apiName}`).toBe(values.length)
      }
    }
  })

  it.each(worlds)('of %s was made by then', (today, of) => {
    const late = of.records.filter((record) => String(record.fields.CreatedDate ?? '') > `${today}T23:59:59`)
    expect(late.map((record) => [record.objectApiName, record.fields.CreatedDate])).toEqual([])
  })

  it('is of Texas for electricity and of other states for gas', () => {
    const accounts = recordsOf(world, 'Account').map((record) => record.fields)
    const gas = accounts.filter((account) => account.Commodity__c === 'Gas')
    expect(gas).toHaveLength(25)
    expect(gas.some((account) => account.Service_State__c === 'TX' || account.ESIID__c !== null)).toBe(false)
    const electric = accounts.filter((account) => account.Commodity__c === 'Electricity')
    expect(new Set(electric.map((account) => account.Service_State__c))).toEqual(new Set(['TX']))
  })

  it('has fifteen customers with two accounts that are served, about a third without a login, a third in Spanish', () => {
    const served = recordsOf(world, 'Account').filter((account) => account.fields.Status__c === 'Active')
    const contacts = recordsOf(world, 'Contact')
    const perContact = contacts.map(
      (contact) => served.filter((own) => own.fields.ContactId === contact.id).length,
    )
    expect(perContact.filter((count) => count === 2)).toHaveLength(15)
    const withLogin = new Set(recordsOf(world, 'User').map((user) => user.fields.ContactId))
    const without = contacts.filter((contact) => !withLogin.has(contact.id))
    expect(without.length / contacts.length).toBeCloseTo(1 / 3, 1)
    const spanish = contacts.filter((contact) => contact.fields.Preferred_Language__c === 'es')
    expect(spanish.length / contacts.length).toBeCloseTo(0.35, 1)
    const accounted = new Set(recordsOf(world, 'Account').map((account) => account.fields.ContactId))
    expect(contacts.filter((contact) => !accounted.has(contact.id))).toEqual([])
  })

  it('offers sign-ins that belong to users: ten customers, three advisors, a supervisor, an administrator', () => {
    const users = new Map(recordsOf(world, 'User').map((record) => [record.id, record.fields]))
    const roles = world.signIns.map((signIn) => users.get(signIn.userId)?.Portal_Role__c)
    expect(roles.toSorted()).toEqual([
      'Admin',
      'Advisor',
      'Advisor',
      'Advisor',
      ...Array.from({ length: 10 }, () => 'Customer'),
      'Supervisor',
    ])
    for (const signIn of world.signIns) {
      expect(users.get(signIn.userId)?.Username).toBe(signIn.username)
      expect(signIn.password).toBe('Porchlight-demo-1!')
    }
    expect(world.signIns.some((signIn) => signIn.userId === systemUserId)).toBe(false)
    expect(demoSignIns({ seed: 7 })).toEqual(world.signIns)
    const inSpanish = demoSignIns({ seed: 7 }).filter(({ startUrl }) => startUrl === '/es')
    expect(inSpanish.map(({ name }) => name)).toEqual(
      personas
        .filter(({ language, hasLogin }) => language === 'es' && hasLogin !== false)
        .map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    )
    expect(inSpanish).not.toEqual([])
  })

  it('names nobody real: mail at example.com, phones 555-01xx', () => {
    const text = JSON.stringify(world)
    expect(text.match(/@[a-z.]+/g)?.every((mail) => mail === '@example.com')).toBe(true)
    expect(text.match(/\(\d{3}\) \d{3}-\d{4}/g)?.every((phone) => /555-01\d\d$/.test(phone))).toBe(true)
  })
})
