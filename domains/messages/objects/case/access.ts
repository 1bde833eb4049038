import type { ObjectDeclaration } from '@porchlight/metadata'
import { fullAccess, throughContact } from '../../../customers/objects/row-scope'

const scope = throughContact('ContactId')

const handling = [
  'Status',
  'Type',
  'Priority',
  'Comments',
  'Resolution__c',
  'Reply_Due__c',
  'First_Reply__c',
  'Clock_Paused__c',
  'Complaint_Due_Date__c',
  'ClosedDate',
  'OwnerId',
]

/** Customers write to us and read the outcome; the handler and internal comments stay inside. */
export const caseAccess: ObjectDeclaration['access'] = {
  customer: {
    records: scope.customer,
    read: [
      'CaseNumber',
      'Subject',
      'Description',
      'Status',
      'Type',
      'Priority',
      'Origin',
      'ContactId',
      'AccountId',
      'Order__c',
      'SuppliedName',
      'SuppliedEmail',
      'SuppliedPhone',
      'Supplied_Number__c',
      'Reply_Due__c',
      'First_Reply__c',
      'Clock_Paused__c',
      'Complaint_Due_Date__c',
      'Resolution__c',
      'ClosedDate',
      'RecordTypeId',
    ],
    create: ['Subject', 'Description', 'Type', 'ContactId', 'AccountId', 'Order__c', 'RecordTypeId'],
  },
  advisor: {
    records: scope.staff,
    read: 'all',
    create: [
      'Subject',
      'Description',
      'Origin',
      'ContactId',
      'AccountId',
      'Order__c',
      'RecordTypeId',
      ...handling,
    ],
    update: handling,
  },
  supervisor: {
    records: scope.staff,
    read: 'all',
    create: [
      'Subject',
      'Description',
      'Origin',
      'ContactId',
      'AccountId',
      'Order__c',
      'RecordTypeId',
      ...handling,
    ],
    update: [...handling, 'Subject'],
  },
  admin: fullAccess,
}
