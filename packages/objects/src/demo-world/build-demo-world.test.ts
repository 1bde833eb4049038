import {
  type FieldScalar,
  isValueRefusal,
  keyPrefixOf,
  type ResolvedObject,
  resolveMetadata,
  toRecordId,
} from '@porchlight/metadata'
import { describe, expect, it } from 'vitest'
import { objects } from '../objects'
import { systemUserId } from '../user/system-user'
import { buildDemoWorld } from './build-demo-world'
import type { DemoRecord, DemoWorld } from './demo-world'

const metadata = resolveMetadata(objects)

/** The first and last days of months and years, and a leap day. */
const days = ['2026-11-20', '2026-07-31', '2026-08-01', '2027-01-01', '2024-02-29', '2026-12-31']
const worlds = days.map((today) => [today, buildDemoWorld({ today, seed: 7 })] as const)
const [, world = buildDemoWorld({ today: '2026-11-20', seed: 7 })] = worlds[0] ?? []

function recordsOf(of: DemoWorld, objectApiName: string): readonly DemoRecord[] {
  return of.records.filter((record) => record.objectApiName === objectApiName)
}

function usageOf(of: DemoWorld, accountId: string): readonly DemoRecord[] {
  return recordsOf(of, 'Usage__c').filter((record) => record.fields.Account__c === accountId)
}

function objectOf(record: DemoRecord): ResolvedObject {
  const object = metadata.object(record.objectApiName)
  if (object === undefined) throw new TypeError(`${record.objectApiName} is not an object.`)
  return object
}

describe('the demo world', () => {
  it('is the same for the same day and seed, and another for another seed', () => {
    expect(buildDemoWorld({ today: '2026-11-20', seed: 7 })).toEqual(world)
    expect(buildDemoWorld({ today: '2026-11-20', seed: 8 }).records).not.toEqual(world.records)
  })

  it('keeps its ids from one day to the next', () => {
    const next = buildDemoWorld({ today: '2026-11-21', seed: 7 })
    expect(next.records.map((record) => record.id)).toEqual(world.records.map((record) => record.id))
  })

  it.each(worlds)('of %s has unique ids that begin with the prefix of their object', (_today, of) => {
    expect(new Set(of.records.map((record) => record.id)).size).toBe(of.records.length)
    for (const record of of.records) {
      expect(toRecordId(record.id)).toBe(record.id)
      expect(keyPrefixOf(record.id)).toBe(objectOf(record).keyPrefix)
    }
  })

  it.each(worlds)('of %s refers only to earlier records', (_today, of) => {
    const seen = new Map<FieldScalar, string>()
    for (const record of of.records) {
      for (const [name, value] of Object.entries(record.fields)) {
        const reference = objectOf(record).fields.get(name)?.reference ?? null
        if (reference !== null && value !== null) expect(seen.get(value)).toBe(reference.objectApiName)
      }
      seen.set(record.id, record.objectApiName)
    }
  })

  it.each(worlds)('of %s holds only values that a write would accept', (today, of) => {
    for (const record of of.records) {
      const object = objectOf(record)
      for (const [name, value] of Object.entries(record.fields)) {
        const field = object.fields.get(name)
        if (field === undefined) throw new TypeError(`${object.apiName}.${name} does not exist.`)
        expect(object.access.system.create.has(name), `${object.apiName}.${name}`).toBe(true)
        if (value !== null)
          expect(field.type.toColumn(value, field), `${object.apiName}.${name}`).toEqual(value)
      }
      const derived: Readonly<Record<string, FieldScalar>> = object.derived?.compute(record.fields) ?? {}
      const next = { ...record.fields, ...derived }
      for (const [name, value] of Object.entries(derived)) {
        const field = object.fields.get(name)
        if (field !== undefined && value !== null) {
          expect(isValueRefusal(field.type.toColumn(value, field))).toBe(false)
        }
      }
      for (const field of object.fields.values()) {
        if (field.required && !field.system) {
          expect(
            next[field.apiName] ?? field.defaultValue,
            `${object.apiName}.${field.apiName}`,
          ).not.toBeNull()
        }
      }
      const viewer = { class: 'system', language: 'en', userId: systemUserId } as const
      const failures = object.rules.map((rule) =>
        rule.check({ next, previous: null, viewer, now: new Date(`${today}T12:00:00Z`) }),
      )
      expect(failures.filter((failure) => failure !== null)).toEqual([])
    }
  })

  it.each(worlds)('of %s has no unique value twice', (_today, of) => {
    for (const object of metadata.objects.values()) {
      for (const field of [...object.fields.values()].filter(({ unique, system }) => unique && !system)) {
        const values = recordsOf(of, object.apiName).map((record) => record.fields[field.apiName])
        expect(new Set(values).size, `${object.apiName}.${field.apiName}`).toBe(values.length)
      }
    }
  })

  it.each(worlds)('of %s gives each account 24 whole months that end before that day', (today, of) => {
    for (const account of recordsOf(of, 'Account')) {
      const usage = usageOf(of, account.id)
      expect(usage).toHaveLength(24)
      expect(new Set(usage.map((record) => record.fields.Name)).size).toBe(24)
      const end = String(usage.at(-1)?.fields.Period_End__c)
      expect(end < today).toBe(true)
      expect(Date.parse(today) - Date.parse(end)).toBeLessThanOrEqual(31 * 86_400_000)
      const ids = usage.map((record) => record.id)
      expect([...ids].sort()).toEqual(ids)
      const amount = account.fields.Commodity__c === 'Gas' ? 'Therms__c' : 'Kilowatt_Hours__c'
      for (const record of usage) expect(Number(record.fields[amount])).toBeGreaterThan(0)
    }
  })

  it('gives homes of one city the same weather, whose degree days suit the temperature', () => {
    for (const usage of recordsOf(world, 'Usage__c')) {
      const { Cooling_Degree_Days__c: cooling, Heating_Degree_Days__c: heating } = usage.fields
      const mean = 65 + (Number(cooling) - Number(heating)) / Number(usage.fields.Days_In_Cycle__c)
      expect(Math.abs(mean - Number(usage.fields.Average_Temperature__c))).toBeLessThan(4)
    }
  })

  it('offers sign-ins that belong to users: five customers, three advisors, a supervisor, an administrator', () => {
    const users = new Map(recordsOf(world, 'User').map((record) => [record.id, record.fields]))
    const roles = world.signIns.map((signIn) => users.get(signIn.userId)?.Portal_Role__c)
    expect(roles.toSorted()).toEqual([
      'Admin',
      'Advisor',
      'Advisor',
      'Advisor',
      ...Array.from({ length: 5 }, () => 'Customer'),
      'Supervisor',
    ])
    for (const signIn of world.signIns) {
      expect(users.get(signIn.userId)?.Username).toBe(signIn.username)
      expect(signIn.password).toBe('Porchlight-demo-1!')
    }
    expect(world.signIns.some((signIn) => signIn.userId === systemUserId)).toBe(false)
  })

  it('names nobody real: mail at example.com, phones 555-01xx', () => {
    const text = JSON.stringify(world)
    expect(text.match(/@[a-z.]+/g)?.every((mail) => mail === '@example.com')).toBe(true)
    expect(text.match(/\(\d{3}\) \d{3}-\d{4}/g)?.every((phone) => /555-01\d\d$/.test(phone))).toBe(true)
  })
})

describe('the stories', () => {
  const accounts = recordsOf(world, 'Account')
  const months = (index: number) => usageOf(world, accounts[index]?.id ?? '').map((record) => record.fields)

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('with seed %i: a July bill well above that of June', (seed) => {
    const of = buildDemoWorld({ today: '2026-11-20', seed })
    const use = (name: string) =>
      Number(
        usageOf(of, recordsOf(of, 'Account')[0]?.id ?? '').find((record) => record.fields.Name === name)
          ?.fields.Kilowatt_Hours__c,
      )
    expect(use('2026-07') / use('2026-06')).toBeGreaterThan(1.15)
  })

  it('a pending order beside the first, for a later day', () => {
    const orders = recordsOf(world, 'Order').filter((record) => record.fields.AccountId === accounts[0]?.id)
    expect(orders.map((order) => order.fields.Status)).toEqual(['Active', 'Pending'])
    expect(String(orders[1]?.fields.Requested_Start_Date__c) > '2026-11-20').toBe(true)
    for (const account of accounts) {
      expect(recordsOf(world, 'Order').some((order) => order.fields.AccountId === account.id)).toBe(true)
    }
  })

  it('two homes of one person, with two utilities', () => {
    const [, , house, apartment] = accounts
    expect(house?.fields.ContactId).toBe(apartment?.fields.ContactId)
    expect(house?.fields.Utility__c).not.toBe(apartment?.fields.Utility__c)
    expect(house?.fields.Account_Brand__c).toBe('third')
  })

  it('gas in Illinois, measured in therms, most in winter', () => {
    const gas = months(4)
    expect(accounts[4]?.fields).toMatchObject({ Commodity__c: 'Gas', Service_State__c: 'IL', ESIID__c: null })
    expect(gas.every((month) => month.Kilowatt_Hours__c === null)).toBe(true)
    const winter = gas.find((month) => month.Name === '2026-01')
    const summer = gas.find((month) => month.Name === '2026-07')
    expect(Number(winter?.Therms__c)).toBeGreaterThan(5 * Number(summer?.Therms__c))
  })

  it('one estimated month, made up for by the next, and one month that is missing', () => {
    const heavy = months(5)
    const estimated = heavy.findIndex((month) => month.Read_Type__c === 'Estimated')
    expect(heavy.filter((month) => month.Read_Type__c === 'Estimated')).toHaveLength(1)
    expect(Number(heavy[estimated + 1]?.Kilowatt_Hours__c)).toBeGreaterThan(
      Number(heavy[estimated]?.Kilowatt_Hours__c),
    )
    const names = heavy.map((month) => month.Name)
    expect(names).toContain('2026-03')
    expect(names).not.toContain('2026-04')
    expect(names).toContain('2026-05')
  })

  it('meters whose ESI IDs have the length of their utility', () => {
    const lengths = accounts.map((account) => String(account.fields.ESIID__c ?? '').length)
    expect(lengths).toEqual([22, 17, 17, 17, 0, 17])
  })
})
