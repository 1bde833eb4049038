import { type ObjectDeclaration, recordsWhere } from '@porchlight/metadata'
import { fullAccess } from '../../../customers/objects/row-scope'

const records = recordsWhere(['Lead_Brand__c'], 'brand')
const followUp = [
  'Status',
  'MobilePhone',
  'Email',
  'Preferred_Language__c',
  'Plan__c',
  'Requested_Start_Date__c',
]

/**
 * What staff need to help with an unfinished sign-up; the last four digits of a number are for the credit check only.
 */
const readable = [
  'Name',
  'FirstName',
  'LastName',
  'Email',
  'MobilePhone',
  'Preferred_Language__c',
  'Lead_Brand__c',
  'Status',
  'LeadSource',
  'Step__c',
  'Plan__c',
  'Case_Type__c',
  'Service_Street__c',
  'Service_City__c',
  'Service_State__c',
  'Service_Postal_Code__c',
  'ESIID__c',
  'Gas_Account_Number__c',
  'Requested_Start_Date__c',
  'Identity_Kind__c',
  'Order__c',
  'Confirmation_Mailed__c',
  'Known_Contact__c',
]

/** A sign-up is continued through its own link, not a login: customers can reach none. */
export const leadAccess: ObjectDeclaration['access'] = {
  advisor: { records, read: readable, update: followUp },
  supervisor: { records, read: readable, update: followUp, delete: true },
  admin: fullAccess,
}
