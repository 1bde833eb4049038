import type { MethodContext } from '@porchlight/server-methods/define/method'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import { viewedAccount } from '../../../customers/operations/person/viewed-account'

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
}

const monthsCounted = 12

/**
 * Reads an account and its latest use as the viewer: another customer's account is answered like one that does not
 * exist (`notFound`). Null when none is asked for; `invalidRecordId` when it is no id.
 */
export async function readAccountUse(
  context: MethodContext,
  requested: string | undefined,
): Promise<AccountUse | null> {
  if (requested === undefined) return null
  const { engine, viewer } = context
  const account = await viewedAccount(context, requested, [
    'Commodity__c',
    'Plan__r.ProductCode',
    'Service_Postal_Code__c',
    'Service_Street__c',
    'Utility__c',
  ])
  const usage = await firstRecords(engine, viewer, {
    objectApiName: 'Usage__c',
    selection: { fields: ['Kilowatt_Hours__c', 'Therms__c'], optionalFields: [] },
    condition: null,
    parent: { fieldApiName: 'Account__c', recordId: account.id },
    orderings: [{ field: 'Period_End__c', ascending: false }],
    pageSize: monthsCounted,
  })
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
  }
}

/** The account as the methods answer it. */
export function toPlanAccount(account: AccountUse | null) {
  if (account === null) return null
  const { id, street, commodity, utilityId, planCode, months } = account
  const used = Math.round(months.reduce((sum, month) => sum + month, 0) * 10) / 10
  return { id, street, commodity, utilityId, planCode, months: months.length, used }
}
