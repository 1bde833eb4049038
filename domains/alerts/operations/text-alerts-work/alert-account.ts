import type { BrandKey } from '@porchlight/brands'
import type { Language } from '@porchlight/metadata'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { first } from '@porchlight/server-methods/records/list'
import { toBrandKey } from '../../../customers/operations/person/login-user'
import type { AlertKind } from '../../facts/alert-kinds'
import { alertSubscriptionObject } from '../../objects/alert-subscription/object'

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

/** Who is alerted to that kind for an account; null when no one subscribed to it, or not by text. */
export async function readAlertAccount(
  { engine, systemViewer }: Pick<PortalJobServices, 'engine' | 'systemViewer'>,
  accountId: string,
  kind: AlertKind,
): Promise<AlertAccount | null> {
  const record = await first(engine, systemViewer, alertSubscriptionObject, {
    fields: [
      'Mobile_Phone__c',
      'Threshold_Amount__c',
      'Account__r.ContactId',
      'Account__r.Account_Brand__c',
      'Account__r.Time_Zone__c',
      'Account__r.Contact.Preferred_Language__c',
    ],
    where: { Account__c: accountId, Alert_Type__c: kind, Channel__c: 'Text', Status__c: 'Active' },
  })
  const contactId = record?.['Account__r.ContactId'] ?? null
  if (record === null || record.Mobile_Phone__c === null || contactId === null) return null
  return {
    contactId,
    brand: toBrandKey(record['Account__r.Account_Brand__c']),
    language: record['Account__r.Contact.Preferred_Language__c'] === 'es' ? 'es' : 'en',
    timeZone: record['Account__r.Time_Zone__c'] ?? 'America/Chicago',
    number: record.Mobile_Phone__c,
    threshold: record.Threshold_Amount__c,
  }
}
