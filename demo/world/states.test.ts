import { brandKeys } from '@porchlight/brands'
import { objects } from '@porchlight/domains/objects'
import { resolveMetadata } from '@porchlight/metadata'
import { describe, expect, it } from 'vitest'
import { buildDemoWorld } from './build-demo-world'
import type { DemoRecord } from './demo-world'

const metadata = resolveMetadata(objects)
const worlds = ['2026-11-20', '2026-11-01', '2027-01-31'].map(
  (today) => [today, buildDemoWorld({ today, seed: 7 }).records] as const,
)

/** The brand that a record belongs to, found through the records that it refers to. */
function brandFinder(records: readonly DemoRecord[]): (record: DemoRecord) => unknown {
  const byId = new Map(records.map((record) => [record.id, record]))
  const brandOf = (record: DemoRecord): unknown => {
    const { fields } = record
    const own = fields.Account_Brand__c ?? fields.Customer_Brand__c ?? fields.Lead_Brand__c
    if (own != null) return own
    const owner =
      fields.Account__c ?? fields.AccountId ?? fields.Order__c ?? fields.Contact__c ?? fields.ContactId
    const next = byId.get(String(owner ?? fields.ContentDocumentId))
    return next === undefined ? null : brandOf(next)
  }
  return brandOf
}

const covered = [
  ['Account', 'Status__c'],
  ['Order', 'Stage__c'],
  ['Order', 'Status'],
  ['Order', 'Case_Type__c'],
  ['WorkStep', 'Step_Type__c'],
  ['WorkStep', 'Status'],
  ['Deposit__c', 'Status__c'],
  ['Document_Requirement__c', 'Status__c'],
  ['Identity_Verification__c', 'Status__c'],
  ['Notice__c', 'Status__c'],
  ['Notice__c', 'Notice_Type__c'],
  ['Case', 'Status'],
  ['Case', 'Type'],
  ['Payment__c', 'Status__c'],
  ['Alert_Subscription__c', 'Status__c'],
  ['Lead', 'Status'],
  ['Opportunity', 'StageName'],
] as const

/** What only comes about while the portal runs, by the name of the object. */
const fromRunning: Readonly<Record<string, readonly unknown[]>> = {
  // A minute after the start the refund job would end the one, what the processor refuses alone becomes the other, and what
  // a final bill takes whole the third.
  Deposit__c: ['Refunding', 'Refund_Failed', 'Applied'],
  // A check that has begun is at its service, too.
  Identity_Verification__c: ['Opened'],
}

describe.each(worlds)('the world of %s', (_today, records) => {
  const brandOf = brandFinder(records)

  it.each(covered)(
    'has every value of %s.%s at least three times for each brand',
    (objectApiName, fieldApiName) => {
      const own = records.filter((record) => record.objectApiName === objectApiName)
      const choices = metadata.object(objectApiName)?.fields.get(fieldApiName)?.picklistValues ?? []
      const rare = choices.flatMap(({ value }) =>
        brandKeys.flatMap((brand) => {
          if (fromRunning[objectApiName]?.includes(value) === true) return []
          const found = own.filter(
            (record) => record.fields[fieldApiName] === value && brandOf(record) === brand,
          )
          return found.length >= 3 ? [] : [`${brand} ${value}: ${found.length}`]
        }),
      )
      expect(rare).toEqual([])
    },
  )

  it('has a case of every type in every status for each brand', () => {
    const seen = new Set(
      records
        .filter(({ objectApiName }) => objectApiName === 'Case')
        .map(
          (record) =>
            `${String(brandOf(record))} ${String(record.fields.Type)} ${String(record.fields.Status)}`,
        ),
    )
    expect(seen.size).toBe(3 * 5 * 5)
  })

  it('belongs together: what hangs on an order, a file or a case is of the same brand', () => {
    const byId = new Map(records.map((record) => [record.id, record]))
    const torn = records.filter((record) =>
      ['Account__c', 'AccountId', 'Order__c', 'ContactId', 'Contact__c', 'Case__c', 'Plan__c'].some(
        (name) => {
          const other = byId.get(String(record.fields[name] ?? ''))
          if (other === undefined) return false
          const theirs = other.fields.Plan_Brand__c ?? brandOf(other)
          return brandOf(record) !== null && theirs !== null && theirs !== brandOf(record)
        },
      ),
    )
    expect(torn.map((record) => `${record.objectApiName} ${record.id}`)).toEqual([])
  })

  it('has the days of each showcase account in 96 intervals, or 92 or 100 when clocks change', () => {
    const reads = records.filter(({ objectApiName }) => objectApiName === 'Interval_Read__c')
    expect(new Set(reads.map(({ fields }) => fields.Account__c)).size).toBe(12)
    const odd = reads
      .filter(({ fields }) => fields.Interval_Count__c !== 96)
      .map(({ fields }) => fields.Read_Date__c)
    expect([...new Set(odd)]).toEqual(
      ['2026-11-01'].filter((date) => reads.some((read) => read.fields.Read_Date__c === date)),
    )
  })

  it('has days that add up to the month that was billed', () => {
    const sums = new Map<string, { days: number; wattHours: number }>()
    for (const { objectApiName, fields } of records) {
      if (objectApiName !== 'Interval_Read__c') continue
      const key = `${String(fields.Account__c)} ${String(fields.Read_Date__c).slice(0, 7)}`
      const { days, wattHours } = sums.get(key) ?? { days: 0, wattHours: 0 }
      sums.set(key, {
        days: days + 1,
        wattHours: wattHours + Math.round(Number(fields.Kilowatt_Hours__c) * 1000),
      })
    }
    let compared = 0
    for (const { objectApiName, fields } of records) {
      if (objectApiName !== 'Usage__c') continue
      const sum = sums.get(`${String(fields.Account__c)} ${String(fields.Name)}`)
      if (sum?.days !== fields.Days_In_Cycle__c) continue
      compared += 1
      expect(sum?.wattHours).toBe(Math.round(Number(fields.Kilowatt_Hours__c) * 1000))
    }
    expect(compared).toBeGreaterThanOrEqual(12)
  })
})
