import type { MethodContext } from '@porchlight/server-methods/define/method'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import { contractTermOf } from '../../../customers/objects/account/contract-mails'
import { viewedAccount } from '../../../customers/operations/person/viewed-account'
import { localDay } from '../../../customers/rules/calendar-day'
import { type PlanChangeTerms, planChangeTerms } from '../../../customers/rules/plan-change-terms'
import type { HourlyUse } from '../../rules/plan-price/hours-window'

/** An account as plan search needs it. */
export interface AccountUse {
  readonly id: string
  readonly street: string | null
  readonly zipCode: string | null
  readonly commodity: 'Electricity' | 'Gas'
  readonly utilityId: string | null
  /** The code of the plan that the account has. */
  readonly planCode: string | null
  /** What was used in each of the latest months, up to twelve, newest first; kWh or therms. */
  readonly months: readonly number[]
  /** Its latest days by the hour, up to sixty; none without a meter that reports them. */
  readonly readHourlyUse: () => Promise<readonly HourlyUse[]>
  /** The terms of another plan for it; null unless it has service. */
  readonly change: PlanChangeTerms | null
}

const monthsCounted = 12
const daysCounted = 60

/**
 * Reads an account and its latest use as the viewer: another customer's account is answered like one that does not
 * exist (`notFound`). Null when none is requested; `invalidRecordId` for an invalid id.
 */
export async function readAccountUse(
  context: MethodContext,
  requested: string | undefined,
): Promise<AccountUse | null> {
  if (requested === undefined) return null
  const { engine, viewer, now } = context
  const account = await viewedAccount(context, requested, [
    'Commodity__c',
    'Contract_End_Date__c',
    'Contract_Start_Date__c',
    'Plan__r.Cancellation_Fee__c',
    'Plan__r.ProductCode',
    'Service_Postal_Code__c',
    'Service_State__c',
    'Service_Street__c',
    'Status__c',
    'Utility__c',
  ])
  const usage = await firstRecords(engine, viewer, {
    objectApiName: 'Usage__c',
    selection: { fields: ['Kilowatt_Hours__c', 'Period_End__c', 'Therms__c'], optionalFields: [] },
    condition: null,
    parent: { fieldApiName: 'Account__c', recordId: account.id },
    orderings: [{ field: 'Period_End__c', ascending: false }],
    pageSize: monthsCounted,
  })
  const lastRead = usage[0]?.fields.Period_End__c?.value
  const contract = {
    ...contractTermOf(account),
    lastRead: typeof lastRead === 'string' ? lastRead : null,
    cancellationFee: account['Plan__r.Cancellation_Fee__c'] ?? 0,
  }
  return {
    id: account.id,
    street: account.Service_Street__c,
    zipCode: account.Service_Postal_Code__c?.slice(0, 5) ?? null,
    commodity: account.Commodity__c,
    utilityId: account.Utility__c,
    planCode: account['Plan__r.ProductCode'],
    months: usage
      .map(({ fields }) => fields.Kilowatt_Hours__c?.value ?? fields.Therms__c?.value)
      .filter((used) => typeof used === 'number'),
    readHourlyUse: () => readHourlyUse(context, account.id),
    change: account.Status__c === 'Active' ? planChangeTerms(contract, localDay(now())) : null,
  }
}

/** Days on which clocks change, and days that were not read as a whole, are passed over. */
async function readHourlyUse(
  { engine, viewer }: MethodContext,
  accountId: string,
): Promise<readonly HourlyUse[]> {
  const days = await firstRecords(engine, viewer, {
    objectApiName: 'Interval_Read__c',
    selection: { fields: ['Interval_Values__c', 'Read_Date__c'], optionalFields: [] },
    condition: null,
    parent: { fieldApiName: 'Account__c', recordId: accountId },
    orderings: [{ field: 'Read_Date__c', ascending: false }],
    pageSize: daysCounted,
  })
  return days.flatMap(({ fields }) => {
    const [date, values] = [fields.Read_Date__c?.value, fields.Interval_Values__c?.value]
    const quarters = typeof values === 'string' ? values.split(',') : []
    if (typeof date !== 'string' || quarters.length !== 96 || quarters.includes('')) return []
    const hours = Array.from({ length: 24 }, (_, hour) =>
      quarters.slice(hour * 4, hour * 4 + 4).reduce((sum, quarter) => sum + Number(quarter), 0),
    )
    return [{ date, hours }]
  })
}

/** The account as the methods answer it. */
export function toPlanAccount(account: AccountUse | null) {
  if (account === null) return null
  const { id, street, zipCode, commodity, utilityId, planCode, months, change } = account
  const used = Math.round(months.reduce((sum, month) => sum + month, 0) * 10) / 10
  return { id, street, zipCode, commodity, utilityId, planCode, months: months.length, used, change }
}
