import { list } from '@porchlight/server-methods/records/list'
import { consentObject } from '../../objects/consent/object'
import type { TextConsent } from '../../rules/text-consents'
import type { RecordReader } from '../person/record-reader'

/** More than anyone gives and withdraws. */
const most = 500

/** The newest consents of a customer to texts. */
export async function readTextConsents(
  { engine, systemViewer }: RecordReader,
  contactId: string,
): Promise<readonly TextConsent[]> {
  const records = await list(engine, systemViewer, consentObject, {
    fields: ['Consent_Type__c', 'Action__c', 'Given_At__c'],
    where: { Contact__c: contactId, Consent_Type__c: ['Text_Alerts', 'Offer_Texts'] },
    orderedBy: ['-Given_At__c'],
    limit: most,
  })
  return records.map((record) => ({
    type: record.Consent_Type__c === 'Offer_Texts' ? 'Offer_Texts' : 'Text_Alerts',
    isGiven: record.Action__c === 'Given',
    at: record.Given_At__c,
  }))
}
