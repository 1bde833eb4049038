import type { BrandKey } from '@porchlight/brands'
import type { Language } from '@porchlight/metadata'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import { fieldText } from '../../../customers/operations/person/field-text'
import { toBrandKey } from '../../../customers/operations/person/login-user'
import type { AlertKind } from '../../facts/alert-kinds'
import { toAlert } from '../read-alerts'

/** Whom an alert of an account goes to. */
export interface AlertAccount {
  readonly contactId: string
  readonly brand: BrandKey
  readonly language: Language
  readonly timeZone: string
  /** `(713) 555-0121`. */
  readonly number: string
  /** In dollars, of high usage alone. */
  readonly threshold: number | null
}

/** Who is to be told of that kind for an account; null when nobody wants it, or not by text. */
export async function readAlertAccount(
  { engine, systemViewer }: Pick<PortalJobServices, 'engine' | 'systemViewer'>,
  accountId: string,
  kind: AlertKind,
): Promise<AlertAccount | null> {
  const records = await firstRecords(engine, systemViewer, {
    objectApiName: 'Alert_Subscription__c',
    selection: {
      fields: [
        'Account__c',
        'Alert_Type__c',
        'Status__c',
        'Mobile_Phone__c',
        'Verified_At__c',
        'Threshold_Amount__c',
        'Account__r.ContactId',
        'Account__r.Account_Brand__c',
        'Account__r.Time_Zone__c',
        'Account__r.Contact.Preferred_Language__c',
      ],
      optionalFields: [],
    },
    condition: {
      kind: 'and',
      conditions: (
        [
          ['Account__c', accountId],
          ['Alert_Type__c', kind],
          ['Channel__c', 'Text'],
          ['Status__c', 'Active'],
        ] as const
      ).map(([field, value]) => ({ kind: 'compare', field, operator: 'eq', value })),
    },
    orderings: [],
    pageSize: 1,
  })
  const [record] = records
  const alert = record === undefined ? null : toAlert(record)
  const contactId = record === undefined ? null : fieldText(record, 'Account__r.ContactId')
  if (record === undefined || alert === null || alert.number === null || contactId === null) return null
  return {
    contactId,
    brand: toBrandKey(fieldText(record, 'Account__r.Account_Brand__c')),
    language: fieldText(record, 'Account__r.Contact.Preferred_Language__c') === 'es' ? 'es' : 'en',
    timeZone: fieldText(record, 'Account__r.Time_Zone__c') ?? 'America/Chicago',
    number: alert.number,
    threshold: alert.threshold,
  }
}
