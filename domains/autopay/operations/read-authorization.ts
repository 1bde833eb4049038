import type { MethodContext } from '@porchlight/server-methods/define/method'
import { fieldText } from '../../customers/operations/person/field-text'

/** The words that a consent keeps, with their version, language and time; null when it keeps none. */
export async function readAuthorization(
  { engine, systemViewer }: Pick<MethodContext, 'engine' | 'systemViewer'>,
  consentId: string | null,
) {
  const record =
    consentId === null
      ? null
      : await engine.readRecord(systemViewer, consentId, {
          fields: ['Consent_Text__c', 'Text_Version__c', 'Text_Language__c', 'Given_At__c'],
          optionalFields: [],
        })
  const text = record === null ? null : fieldText(record, 'Consent_Text__c')
  if (record === null || text === null) return null
  return {
    text,
    version: fieldText(record, 'Text_Version__c') ?? '',
    language: fieldText(record, 'Text_Language__c') ?? 'en',
    givenAt: fieldText(record, 'Given_At__c') ?? '',
  }
}
