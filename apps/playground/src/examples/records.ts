import type {
  BatchRecordOperationsInput,
  CreateRecordInput,
  GetDuplicateConfigurationConfig,
  GetDuplicatesConfig,
  GetRecordAvatarsConfig,
  GetRecordConfig,
  GetRecordCreateDefaultsConfig,
  GetRecordsConfig,
  GetRecordTemplateCloneConfig,
  GetRecordTemplateCreateConfig,
  GetRecordUiConfig,
  UpdateRecordAvatarInput,
  UpdateRecordInput,
} from '@porchlight/ui-api/client'
import type { Examples } from './example'

/** Records: reads, defaults for new ones, and writes. */
export const recordExamples: Examples = {
  getRecord: {
    note: 'One record with the fields that you name. Read it twice: the second answer comes from the cache.',
    names: ['accountId'],
    config: ({ accountId }) =>
      ({ recordId: accountId, fields: ['Account.Name', 'Account.Balance__c'] }) satisfies GetRecordConfig,
  },
  getRecords: {
    note: 'Several records in one request. What getRecord has read is not read again.',
    names: ['accountId', 'contactId'],
    config: ({ accountId, contactId }) =>
      ({
        records: [
          { recordIds: [accountId], fields: ['Account.Name'] },
          { recordIds: [contactId], fields: ['Contact.Name', 'Contact.Email'] },
        ],
      }) satisfies GetRecordsConfig,
  },
  getRecordUi: {
    note: 'A record with its layout and object info: what a page needs that is drawn from metadata.',
    names: ['accountId'],
    config: ({ accountId }) =>
      ({ recordIds: [accountId], layoutTypes: ['Compact'], modes: ['View'] }) satisfies GetRecordUiConfig,
  },
  createRecord: {
    note: 'Follow getListRecordsByName first: the new message appears there without a line of code.',
    names: ['contactId'],
    config: ({ contactId }) =>
      ({
        apiName: 'Case',
        fields: {
          Subject: 'Why was my July bill so high?',
          Description: 'Please look at my bill.',
          ContactId: contactId,
        },
      }) satisfies CreateRecordInput,
  },
  updateRecord: {
    note: 'Follow getRecord of the same contact first. Every reader of the record shows the answer.',
    names: ['contactId'],
    config: ({ contactId }) =>
      ({ fields: { Id: contactId, MobilePhone: '+17135550142' } }) satisfies UpdateRecordInput,
  },
  deleteRecord: {
    note: 'Removes the record from every list. This one is the reply that you wrote here.',
    by: 'admin',
    names: ['commentId'],
    config: ({ commentId }) => commentId,
  },
  executeBatchRecordOperations: {
    note: 'Several writes in one request, here all or none of them.',
    names: ['contactId'],
    config: ({ contactId }) =>
      ({
        allOrNone: true,
        operations: [
          {
            type: 'Create',
            records: [
              {
                apiName: 'Case',
                fields: {
                  Subject: 'Two things at once',
                  Description: 'And my phone number has changed.',
                  ContactId: contactId,
                },
              },
            ],
          },
          { type: 'Update', records: [{ fields: { Id: contactId, MobilePhone: '+17135550143' } }] },
        ],
      }) satisfies BatchRecordOperationsInput,
  },
  createContentDocumentAndVersion: {
    note: 'Sends a file. In code, fileData is a File or Blob; here, what you type becomes a PDF file.',
    config: () => ({ title: 'Lease', fileData: '%PDF-1.4\n%%EOF' }),
  },
  createContentVersion: {
    note: 'Sends a new version of the file that you sent here.',
    names: ['contentDocumentId'],
    config: ({ contentDocumentId }) => ({
      contentDocumentId,
      title: 'Lease, signed',
      fileData: '%PDF-1.4\n%%EOF',
    }),
  },
  getRecordCreateDefaults: {
    note: 'What a form for a new record starts with.',
    config: () => ({ objectApiName: 'Case' }) satisfies GetRecordCreateDefaultsConfig,
  },
  getRecordTemplateCreate: {
    note: 'A new record with default values, without a layout.',
    config: () =>
      ({ objectApiName: 'Case', optionalFields: ['Case.Subject'] }) satisfies GetRecordTemplateCreateConfig,
  },
  getRecordTemplateClone: {
    note: 'What a copy of a record starts with.',
    names: ['caseId'],
    config: ({ caseId }) =>
      ({ recordId: caseId, optionalFields: ['Case.Subject'] }) satisfies GetRecordTemplateCloneConfig,
  },
  getRecordAvatars: {
    note: 'Pictures or icons of records.',
    names: ['accountId', 'contactId'],
    config: ({ accountId, contactId }) =>
      ({ recordIds: [accountId, contactId] }) satisfies GetRecordAvatarsConfig,
  },
  updateRecordAvatar: {
    note: 'Gives a record its picture, or back the icon of its object, as here.',
    by: 'admin',
    names: ['accountId'],
    config: ({ accountId }) => ({ recordId: accountId, type: 'Theme' }) satisfies UpdateRecordAvatarInput,
  },
  getDuplicateConfiguration: {
    note: 'Which rules look for records that are there already.',
    config: () => ({ objectApiName: 'Contact' }) satisfies GetDuplicateConfigurationConfig,
  },
  getDuplicates: {
    note: 'Records that a new one would double, among those that you may see. Nothing is saved.',
    config: () =>
      ({ apiName: 'Contact', fields: { Email: 'nobody@example.com' } }) satisfies GetDuplicatesConfig,
  },
}
