import { defineWorkKind, openDaysAfter } from '../../customers/operations/work/define-work-kind'
import { documentRequirementObject } from '../objects/document-requirement/object'

/**
 * Documents that came and whose files are safe: they are checked within one business day, as the page of documents
 * promises. Those that are received only wait for the safety check.
 */
export const workKind = defineWorkKind({
  name: 'document',
  label: { en: 'Documents', es: 'Documentos' },
  object: documentRequirementObject,
  waits: () => [{ where: { Status__c: 'Checking' }, by: 'Received_Date__c' }],
  about: { customer: 'Account__r.Contact' },
  title: 'Document_Type__c',
  detail: 'Receipt_Number__c',
  fields: ['Received_Date__c'],
  due: ({ Received_Date__c: received }, closed) => [openDaysAfter(received, 1, closed)],
  pathOf: (recordId) => `/console/documents/${recordId}`,
})
