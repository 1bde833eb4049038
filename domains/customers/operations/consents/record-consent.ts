import type { Language } from '@porchlight/metadata'
import { create } from '@porchlight/server-methods/records/write'
import { consentObject } from '../../objects/consent/object'
import type { RecordReader } from '../person/record-reader'
import type { ConsentType } from './read-consents'

/** A consent given or withdrawn. */
export interface ConsentNote {
  readonly contactId: string
  /** Null for a consent about the person and all accounts. */
  readonly accountId: string | null
  readonly type: ConsentType
  readonly action: 'Given' | 'Withdrawn'
  readonly channel: 'Portal' | 'Text' | 'Email'
  /** The text that was shown or written, and its version. */
  readonly text: string
  readonly version: string
  readonly language: Language
  readonly at: Date
  readonly networkAddress: string | null
}

/** Writes the record of a consent, which cannot be changed afterwards; returns its id. */
export function recordConsent({ engine, systemViewer }: RecordReader, note: ConsentNote): Promise<string> {
  return create(engine, systemViewer, consentObject, {
    Contact__c: note.contactId,
    Account__c: note.accountId,
    Consent_Type__c: note.type,
    Action__c: note.action,
    Text_Version__c: note.version,
    Text_Language__c: note.language,
    Channel__c: note.channel,
    Given_At__c: note.at.toISOString(),
    Consent_Text__c: note.text,
    Network_Address__c: note.networkAddress,
  })
}
