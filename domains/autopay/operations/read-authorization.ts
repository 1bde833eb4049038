import type { MethodContext } from '@porchlight/server-methods/define/method'
import { read } from '@porchlight/server-methods/records/read'
import { consentObject } from '../../customers/objects/consent/object'

/** Reads the text stored in a consent, with its version, language and time; null when it stores none. */
export async function readAuthorization(
  { engine, systemViewer }: Pick<MethodContext, 'engine' | 'systemViewer'>,
  consentId: string | null,
) {
  const record =
    consentId === null
      ? null
      : await read(engine, systemViewer, consentObject, consentId, [
          'Consent_Text__c',
          'Text_Version__c',
          'Text_Language__c',
          'Given_At__c',
        ])
  const text = record?.Consent_Text__c ?? null
  if (record === null || text === null) return null
  return {
    text,
    version: record.Text_Version__c,
    language: record.Text_Language__c,
    givenAt: record.Given_At__c,
  }
}
