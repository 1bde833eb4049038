import type { RecordEngine } from '@porchlight/record-engine'
import type { MethodContext } from '../define/method'

/** What somebody agreed to or took back, in the language of the page on which they did. */
export interface ConsentGiven {
  readonly contactId: string
  readonly accountId: string | null
  readonly type: 'Paperless' | 'Autopay_Card' | 'Autopay_Bank_Account'
  readonly action: 'Given' | 'Withdrawn'
  /** Of the text; another wording is another version. */
  readonly version: string
  /** The words as they were shown. */
  readonly text: string
}

/** Keeps a consent for good, and gives its id; `engine` is that of the transaction that it stands or falls with. */
export function recordConsent(
  { systemViewer, viewer, now, clientAddress }: MethodContext,
  engine: RecordEngine,
  { contactId, accountId, type, action, version, text }: ConsentGiven,
): Promise<string> {
  return engine.createRecord(systemViewer, 'Consent__c', {
    fields: {
      Contact__c: contactId,
      Account__c: accountId,
      Consent_Type__c: type,
      Action__c: action,
      Text_Version__c: version,
      Text_Language__c: viewer.language,
      Channel__c: 'Portal',
      Given_At__c: now().toISOString(),
      Consent_Text__c: text,
      Network_Address__c: clientAddress,
    },
  })
}
