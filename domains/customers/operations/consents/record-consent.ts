import type { Language } from '@porchlight/metadata'
import type { RecordReader } from '../person/record-reader'

/** That somebody agreed to something, or took it back. */
export interface ConsentNote {
  readonly contactId: string
  /** Null for what is about the person and all accounts. */
  readonly accountId: string | null
  /** A value of `Consent_Type__c`. */
  readonly type: string
  readonly action: 'Given' | 'Withdrawn'
  readonly channel: 'Portal' | 'Text' | 'Email'
  /** The words that were shown or written, and which edition of them. */
  readonly text: string
  readonly version: string
  readonly language: Language
  readonly at: Date
  readonly networkAddress: string | null
}

/** Writes the record of a consent, which nobody can change afterwards; gives its id. */
export function recordConsent({ engine, systemViewer }: RecordReader, note: ConsentNote): Promise<string> {
  return engine.createRecord(systemViewer, 'Consent__c', {
    fields: {
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
    },
  })
}
