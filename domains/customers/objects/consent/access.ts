import { allRecords, type ObjectDeclaration } from '@porchlight/metadata'
import { throughContact } from '../row-scope'

const scope = throughContact('Contact__c')

const readable = [
  'Name',
  'Contact__c',
  'Account__c',
  'Consent_Type__c',
  'Action__c',
  'Text_Version__c',
  'Text_Language__c',
  'Channel__c',
  'Given_At__c',
  'Consent_Text__c',
]

/** Append-only: only the platform adds records, no one changes or deletes them. */
export const consentAccess: ObjectDeclaration['access'] = {
  customer: { records: scope.customer, read: readable },
  advisor: { records: scope.staff, read: readable },
  supervisor: { records: scope.staff, read: readable },
  admin: { records: allRecords, read: 'all' },
}
