import { toCents, type Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { read } from '@porchlight/server-methods/records/read'
import { lawOf } from '../../customers/facts/law-by-place'
import { accountObject } from '../../customers/objects/account/object'
import { dayIn } from '../../customers/rules/calendar-day'
import { readAccountMoney } from '../../energy/operations/account-money/read-account-money'
import { positionOn } from '../../ledger/rules/account-position'
import { billMoneyOnItsWay } from '../../payments/operations/money-on-its-way'
import { type WhyNotOffered, whyNotOffered } from '../rules/why-not-offered'

/** Average billing of an account as it is stored, and whether it can be turned on today. */
export interface AverageBilling {
  readonly isOn: boolean
  readonly whyNot: WhyNotOffered
  /** What is past due by the ledger and no debit on its way pays. */
  readonly pastDueCents: number
  /** What was used and not billed yet, in dollars, negative when it is the other way; null where billing has not said it. */
  readonly deferredBalance: number | null
  /** When billing said it, ISO 8601. */
  readonly reportedAt: string | null
}

/** Reads as the platform average billing of an account whose viewer is known already. */
export async function readAverageBilling(
  engine: RecordEngine,
  systemViewer: Viewer,
  accountId: string,
  now: Date,
): Promise<AverageBilling> {
  const account = await read(engine, systemViewer, accountObject, accountId, [
    'Average_Billing__c',
    'Average_Billing_Reported_At__c',
    'Commodity__c',
    'Deferred_Balance__c',
    'Service_State__c',
    'Status__c',
    'Time_Zone__c',
  ])
  if (account === null) throw new TypeError(`There is no account ${accountId}.`)
  const today = dayIn(now, account.Time_Zone__c)
  // AutoPay debits in flight reduce the past-due amount, as on the page of a bill.
  const debits = await billMoneyOnItsWay(engine, systemViewer, accountId, 'Autopay')
  const debitedCents = debits.reduce((sum, { Amount__c }) => sum + toCents(Amount__c), 0)
  const { totals, charges } = await readAccountMoney(engine, systemViewer, accountId, today)
  const pastDueCents = Math.max(0, positionOn(totals, charges, today).pastDueCents - debitedCents)
  const law = lawOf({ state: account.Service_State__c, commodity: account.Commodity__c })
  return {
    isOn: account.Average_Billing__c,
    whyNot: whyNotOffered(law, account.Status__c, pastDueCents),
    pastDueCents,
    deferredBalance: account.Deferred_Balance__c,
    reportedAt: account.Average_Billing_Reported_At__c,
  }
}
