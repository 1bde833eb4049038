import { labelOf, type ValueAt, type Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { list } from '@porchlight/server-methods/records/list'
import { consentObject } from '../../objects/consent/object'

/** What a consent is to. */
export type ConsentType = ValueAt<typeof consentObject, 'Consent_Type__c'>

const { Consent_Type__c: typeField, Channel__c: channelField } = consentObject.fields

/** A consent as its owner reads it. */
export interface OwnConsent {
  readonly consentId: string
  readonly type: ConsentType
  readonly typeLabel: string
  readonly isGiven: boolean
  /** ISO 8601. */
  readonly at: string
  readonly channel: string
  readonly account: string | null
  readonly words: string | null
  readonly language: 'en' | 'es'
  readonly version: string
  /** Whether it is the latest of its type and account, and was not withdrawn. */
  readonly holds: boolean
}

/** More than anybody agrees to in a life. */
const most = 2_000

/** Every consent of the customer, the latest first, with names in the viewer's language. */
export async function readConsents(
  engine: RecordEngine,
  viewer: Extract<Viewer, { class: 'customer' }>,
): Promise<readonly OwnConsent[]> {
  const records = await list(engine, viewer, consentObject, {
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
    where: { Contact__c: viewer.contactId },
    orderedBy: ['-Given_At__c', '-CreatedDate'],
    limit: most,
  })
  const settled = new Set<string>()
  return records.map((record) => {
    const type = record.Consent_Type__c
    const subject = `${type} ${subjectOf(type, record.Account__c)}`
    const isLatest = !settled.has(subject)
    settled.add(subject)
    const isGiven = record.Action__c === 'Given'
    return {
      consentId: record.id,
      type,
      typeLabel: labelOf(typeField.values, type, viewer.language),
      isGiven,
      at: record.Given_At__c,
      channel: labelOf(channelField.values, record.Channel__c, viewer.language),
      account: record['Account__r.Name'],
      words: record.Consent_Text__c,
      language: record.Text_Language__c === 'es' ? 'es' : 'en',
      version: record.Text_Version__c,
      holds: isLatest && isGiven,
    }
  })
}

/** Consents about the person apply to all accounts, regardless of the one they were given with. */
const ofThePerson: ReadonlySet<ConsentType> = new Set(['Text_Alerts', 'Offer_Texts', 'Language'])

function subjectOf(type: ConsentType, accountId: string | null): string {
  return ofThePerson.has(type) ? 'person' : (accountId ?? 'person')
}
