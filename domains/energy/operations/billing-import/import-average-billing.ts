import { enqueueJob, type Queryable } from '@porchlight/jobs'
import type { BillingAccountChange } from '@porchlight/providers/billing'
import { wasUndelivered } from '../billing-delivery/outbox'

/** What a report of the billing system is taken with. */
export interface BillingReport {
  readonly connection: Queryable
  /** When the billing system was queried: it knows nothing that was delivered to it later. */
  readonly requestedAt: Date
  readonly now: Date
}

const choices = ['average-billing.turned-on', 'average-billing.turned-off']

/**
 * Returns average billing as fields of the account; none where the billing system does not report it. A customer's
 * choice that it did not know yet remains. A state that it changed by itself is mailed to the customer of a `known`
 * account.
 */
export async function averageBillingOf(
  { connection, requestedAt, now }: BillingReport,
  known: { readonly id: string; readonly Average_Billing__c: boolean } | null,
  { averageBilling: reported }: Pick<BillingAccountChange, 'averageBilling'>,
) {
  if (reported === undefined || reported === null) return {}
  const { isOn, deferredBalance } = reported
  const fields = {
    Deferred_Balance__c: deferredBalance,
    Average_Billing_Reported_At__c: now.toISOString(),
  }
  if (known === null) return { ...fields, Average_Billing__c: isOn }
  if (known.Average_Billing__c === isOn) return fields
  if (await wasUndelivered(connection, known.id, choices, requestedAt)) return fields
  const payload = { accountId: known.id, isOn }
  const key = `reported ${known.id} ${now.toISOString()}`
  await enqueueJob(connection, 'send-average-billing-changed', payload, { key })
  return { ...fields, Average_Billing__c: isOn }
}
