import type { Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import { fieldText } from '../person/field-text'

/** A consent as its owner reads it. */
export interface OwnConsent {
  readonly consentId: string
  readonly type: string
  readonly typeLabel: string
  readonly isGiven: boolean
  /** ISO 8601. */
  readonly at: string
  readonly channel: string
  readonly account: string | null
  readonly words: string | null
  readonly language: 'en' | 'es'
  readonly version: string
  /** Whether it is the latest of its type and account, and given. */
  readonly holds: boolean
}

/** More than anybody agrees to in a life. */
const most = 2_000

/** Every consent of the customer, the latest first, with names in the viewer's language. */
export async function readConsents(
  engine: RecordEngine,
  viewer: Extract<Viewer, { class: 'customer' }>,
): Promise<readonly OwnConsent[]> {
  const records = await firstRecords(engine, viewer, {
    objectApiName: 'Consent__c',
    selection: {
      fields: [
        'Consent_Type__c',
        'Action__c',
        'Given_At__c',
        'Channel__c',
        'Account__c',
        'Account__r.Name',
        'Consent_Text__c',
        'Text_Language__c',
        'Text_Version__c',
      ],
      optionalFields: [],
    },
    condition: { kind: 'compare', field: 'Contact__c', operator: 'eq', value: viewer.contactId },
    orderings: [
      { field: 'Given_At__c', ascending: false },
      { field: 'CreatedDate', ascending: false },
    ],
    pageSize: most,
  })
  const settled = new Set<string>()
  return records.map((record) => {
    const type = fieldText(record, 'Consent_Type__c') ?? ''
    const subject = `${type} ${subjectOf(type, fieldText(record, 'Account__c'))}`
    const isLatest = !settled.has(subject)
    settled.add(subject)
    const isGiven = fieldText(record, 'Action__c') === 'Given'
    return {
      consentId: record.id,
      type,
      typeLabel: record.fields.Consent_Type__c?.displayValue ?? type,
      isGiven,
      at: fieldText(record, 'Given_At__c') ?? '',
      channel: record.fields.Channel__c?.displayValue ?? '',
      account: fieldText(record, 'Account__r.Name'),
      words: fieldText(record, 'Consent_Text__c'),
      language: fieldText(record, 'Text_Language__c') === 'es' ? 'es' : 'en',
      version: fieldText(record, 'Text_Version__c') ?? '',
      holds: isLatest && isGiven,
    }
  })
}

/** Consents about the person hold for all accounts, whichever they were given with. */
const ofThePerson: ReadonlySet<string> = new Set(['Text_Alerts', 'Language'])

function subjectOf(type: string, accountId: string | null): string {
  return ofThePerson.has(type) ? 'person' : (accountId ?? 'person')
}
