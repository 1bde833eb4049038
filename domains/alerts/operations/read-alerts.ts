import { type BrandKey, defaultBrandKey } from '@porchlight/brands'
import type { TypedRecord, ValueAt, Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { list } from '@porchlight/server-methods/records/list'
import { accountObject } from '../../customers/objects/account/object'
import { type AlertKind, alertKinds } from '../facts/alert-kinds'
import { alertSubscriptionObject } from '../objects/alert-subscription/object'
import { offeredKinds } from './offered-kinds'

/** A text alert as it is stored, of one account and one kind. */
export interface TextAlert {
  readonly id: string
  readonly accountId: string
  readonly kind: AlertKind
  readonly status: ValueAt<typeof alertSubscriptionObject, 'Status__c'>
  /** `(713) 555-0121`. */
  readonly number: string | null
  /** ISO 8601; null while the number is not verified. */
  readonly verifiedAt: string | null
  /** In dollars, of high usage alone. */
  readonly threshold: number | null
}

/** The text alerts of a customer. */
export interface CustomerAlerts {
  readonly brand: BrandKey
  /** The accounts that are active or about to be: alerts are of all of them. */
  readonly accountIds: readonly string[]
  readonly alerts: readonly TextAlert[]
  /** The kinds that those accounts can be alerted to. */
  readonly kindsOffered: readonly AlertKind[]
  /** The kinds that are on; none while alerts are off. */
  readonly kindsOn: readonly AlertKind[]
  /** Where they go, or went; null when there was never a number. */
  readonly number: string | null
  /** The last number that was shown to be theirs. */
  readonly verifiedNumber: string | null
  readonly threshold: number | null
}

/** More than a customer has. */
const most = 500

/** Reads the text alerts of the customer's accounts, as `reader` sees them. */
export async function readAlerts(
  engine: RecordEngine,
  reader: Viewer,
  contactId: string,
): Promise<CustomerAlerts> {
  const accounts = await list(engine, reader, accountObject, {
    fields: ['Status__c', 'Account_Brand__c', 'Commodity__c'],
    where: { ContactId: contactId },
    orderedBy: ['LastModifiedDate'],
    limit: most,
  })
  const open = accounts.filter(({ Status__c: status }) => status === 'Pending' || status === 'Active')
  const stored =
    accounts.length === 0
      ? []
      : await list(engine, reader, alertSubscriptionObject, {
          fields: alertFields,
          where: { Channel__c: 'Text', Account__c: accounts.map(({ id }) => id) },
          orderedBy: ['LastModifiedDate'],
          limit: most,
        })
  const alerts = stored.map(toAlert)
  const on = alerts.filter(({ status }) => status === 'Active')
  const numbered = [...alerts.filter(({ status }) => status !== 'Active'), ...on]
  const verified = numbered.filter(({ verifiedAt }) => verifiedAt !== null)
  const [first] = open.length > 0 ? open : accounts
  return {
    brand: first?.Account_Brand__c ?? defaultBrandKey,
    accountIds: open.map(({ id }) => id),
    kindsOffered: offeredKinds(open.map((account) => account.Commodity__c)),
    alerts,
    kindsOn: alertKinds.filter((kind) => on.some((alert) => alert.kind === kind)),
    number: numbered.at(-1)?.number ?? null,
    verifiedNumber: verified.at(-1)?.number ?? null,
    threshold: numbered.findLast((alert) => alert.threshold !== null)?.threshold ?? null,
  }
}

/** What is read of a text alert. */
export const alertFields = [
  'Account__c',
  'Alert_Type__c',
  'Status__c',
  'Mobile_Phone__c',
  'Verified_At__c',
  'Threshold_Amount__c',
] as const

/** A record of `Alert_Subscription__c` as a text alert. */
export function toAlert(
  record: TypedRecord<typeof alertSubscriptionObject, (typeof alertFields)[number]>,
): TextAlert {
  return {
    id: record.id,
    accountId: record.Account__c,
    kind: record.Alert_Type__c,
    status: record.Status__c,
    number: record.Mobile_Phone__c,
    verifiedAt: record.Verified_At__c,
    threshold: record.Threshold_Amount__c,
  }
}
