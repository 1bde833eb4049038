import type { BrandKey, RecordRepresentation, Viewer } from '@porchlight/metadata'
import type { Condition, RecordEngine } from '@porchlight/record-engine'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import { fieldText } from '../../customers/operations/person/field-text'
import { toBrandKey } from '../../customers/operations/person/login-user'
import { type AlertKind, alertKinds } from './alert-kinds'
import { offeredKinds } from './offered-kinds'

/** A text alert as it is kept, of one account and one kind. */
export interface TextAlert {
  readonly id: string
  readonly accountId: string
  readonly kind: AlertKind
  readonly status: 'Unverified' | 'Active' | 'Stopped'
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
  /** The kinds that those accounts can be told of. */
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
  const list = (objectApiName: string, fields: readonly string[], condition: Condition) =>
    firstRecords(engine, reader, {
      objectApiName,
      selection: { fields, optionalFields: [] },
      condition,
      orderings: [{ field: 'LastModifiedDate', ascending: true }],
      pageSize: most,
    })
  const accounts = await list(
    'Account',
    ['Status__c', 'Account_Brand__c', 'Commodity__c'],
    equals('ContactId', contactId),
  )
  const open = accounts.filter((account) =>
    ['Pending', 'Active'].includes(fieldText(account, 'Status__c') ?? ''),
  )
  const alerts = (
    accounts.length === 0
      ? []
      : await list(
          'Alert_Subscription__c',
          [
            'Account__c',
            'Alert_Type__c',
            'Status__c',
            'Mobile_Phone__c',
            'Verified_At__c',
            'Threshold_Amount__c',
          ],
          {
            kind: 'and',
            conditions: [
              equals('Channel__c', 'Text'),
              { kind: 'compare', field: 'Account__c', operator: 'in', value: accounts.map(({ id }) => id) },
            ],
          },
        )
  ).flatMap((record) => toAlert(record) ?? [])
  const on = alerts.filter(({ status }) => status === 'Active')
  const numbered = [...alerts.filter(({ status }) => status !== 'Active'), ...on]
  const verified = numbered.filter(({ verifiedAt }) => verifiedAt !== null)
  const [first] = open.length > 0 ? open : accounts
  return {
    brand: toBrandKey(first === undefined ? null : fieldText(first, 'Account_Brand__c')),
    accountIds: open.map(({ id }) => id),
    kindsOffered: offeredKinds(open.map((account) => fieldText(account, 'Commodity__c'))),
    alerts,
    kindsOn: alertKinds.filter((kind) => on.some((alert) => alert.kind === kind)),
    number: numbered.at(-1)?.number ?? null,
    verifiedNumber: verified.at(-1)?.number ?? null,
    threshold: numbered.findLast((alert) => alert.threshold !== null)?.threshold ?? null,
  }
}

function equals(field: string, value: string): Condition {
  return { kind: 'compare', field, operator: 'eq', value }
}

/** A record of `Alert_Subscription__c` as a text alert; null when it is none. */
export function toAlert(record: RecordRepresentation): TextAlert | null {
  const kind = alertKinds.find((known) => known === fieldText(record, 'Alert_Type__c'))
  const status = (['Unverified', 'Active', 'Stopped'] as const).find(
    (known) => known === fieldText(record, 'Status__c'),
  )
  if (kind === undefined || status === undefined) return null
  const threshold = record.fields.Threshold_Amount__c?.value
  return {
    id: record.id,
    accountId: fieldText(record, 'Account__c') ?? '',
    kind,
    status,
    number: fieldText(record, 'Mobile_Phone__c'),
    verifiedAt: fieldText(record, 'Verified_At__c'),
    threshold: typeof threshold === 'number' ? threshold : null,
  }
}
