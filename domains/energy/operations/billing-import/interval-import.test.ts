import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { billingAccount } from '../../../testing/billing-account'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())

let numbers = 0
let accountNumber = ''
beforeEach(() => {
  numbers += 1
  accountNumber = String(8_700_000_000 + numbers)
})

const { account, opening, read, take } = billingAccount(
  () => bench,
  () => accountNumber,
)

const intervals = (changes: object = {}) => ({
  kind: 'intervals',
  accountNumber,
  day: '2026-11-18',
  isEstimated: false,
  kilowattHours: Array.from({ length: 96 }, (_, index) => (index === 5 ? null : 0.25)),
  ...changes,
})
const quarters = (count: number) => Array.from({ length: count }, () => 0.1)

const stored = () =>
  read(`select r."Read_Date__c"::text as day, r."Interval_Count__c"::int as count, r."Kilowatt_Hours__c"::float as sum,
          r."Read_Type__c" as type, split_part(r."Interval_Values__c", ',', 6) as unread
        from record."Interval_Read__c" r join record."Account" a on a."Id" = r."Account__c"
        where a."AccountNumber" = $1 order by 1`)

describe('intervals of the billing system', () => {
  it('are taken a day at a time, once, and an estimate is replaced by what was read', async () => {
    expect(await take(account(), intervals({ isEstimated: true }))).toEqual([])
    expect(await stored()).toEqual([
      { day: '2026-11-18', count: 96, sum: 23.75, type: 'Estimated', unread: '' },
    ])
    const actual = intervals({ kilowattHours: quarters(96) })
    expect(await take(actual, actual)).toEqual([])
    expect(await stored()).toEqual([
      { day: '2026-11-18', count: 96, sum: 9.6, type: 'Actual', unread: '0.100' },
    ])
  })

  it('are as many as the day has by the clock of the home', async () => {
    expect(await take(account(), intervals({ day: '2026-11-01', kilowattHours: quarters(96) }))).toEqual([
      'FIELD_INTEGRITY_EXCEPTION',
    ])
    expect(
      await take(
        intervals({ day: '2026-11-01', kilowattHours: quarters(100) }),
        intervals({ day: '2026-03-08', kilowattHours: quarters(92) }),
      ),
    ).toEqual([])
    expect((await stored()).map(({ count }) => count)).toEqual([92, 100])
  })

  it.each([
    ['a day that is not over', { day: '2026-11-20' }],
    ['a number below zero', { kilowattHours: [...quarters(95), -1] }],
    ['too few', { kilowattHours: quarters(24) }],
  ])('are refused for %s, and the next change is taken', async (_, changes) => {
    expect(await take(account(), intervals(changes), intervals())).toHaveLength(1)
    expect(await stored()).toHaveLength(1)
  })

  it('are refused for an account that is not known, and for gas', async () => {
    expect(await take(intervals())).toEqual(['NOT_FOUND'])
    const gas = { ...opening(), commodity: 'Gas', city: 'Rockford', state: 'IL', postalCode: '61101' }
    expect(await take(account({ opening: gas }), intervals())).toEqual(['FIELD_INTEGRITY_EXCEPTION'])
  })
})
