import type {
  CreateRecordInput,
  GetKeywordSearchResultsConfig,
  GetLayoutConfig,
  GetListInfoByNameConfig,
  GetListInfosByObjectNameConfig,
  GetListObjectInfoConfig,
  GetListRecordsByNameConfig,
  GetLookupRecordsConfig,
  GetNavItemsConfig,
  GetObjectInfoConfig,
  GetObjectInfosConfig,
  GetPicklistValuesByRecordTypeConfig,
  GetRecordActionsConfig,
  GetRecordAvatarsConfig,
  GetRecordConfig,
  GetRecordCreateDefaultsConfig,
  GetRecordsConfig,
  GetRecordUiConfig,
  GetRelatedListCountConfig,
  GetRelatedListRecordsConfig,
  UpdateRecordInput,
} from '@porchlight/ui-api/client'

/** Records of the demo that the examples name. */
export interface ExampleRecords {
  readonly accountId: string
  readonly contactId: string
  readonly caseId: string
}

/** What a call is shown with first, and what one can learn from it. */
export interface Example {
  readonly family: string
  readonly note: string
  readonly config: (records: ExampleRecords) => object
}

/** The id that stands for "no record type" on this platform. */
const mainRecordType = '012000000000000AAA'

/** Examples by the names of their calls, in the order of the menu. */
export const examples: Readonly<Record<string, Example>> = {
  getRecord: {
    family: 'Records',
    note: 'One record with the fields that you name. Read it twice: the second answer comes from the cache.',
    config: ({ accountId }) =>
      ({ recordId: accountId, fields: ['Account.Name', 'Account.Balance__c'] }) satisfies GetRecordConfig,
  },
  getRecords: {
    family: 'Records',
    note: 'Several records in one request. What getRecord has read is not read again.',
    config: ({ accountId, contactId }) =>
      ({
        records: [
          { recordIds: [accountId], fields: ['Account.Name'] },
          { recordIds: [contactId], fields: ['Contact.Name', 'Contact.Email'] },
        ],
      }) satisfies GetRecordsConfig,
  },
  getRecordUi: {
    family: 'Records',
    note: 'A record with its layout and object info: what a page needs that is drawn from metadata.',
    config: ({ accountId }) =>
      ({ recordIds: [accountId], layoutTypes: ['Compact'], modes: ['View'] }) satisfies GetRecordUiConfig,
  },
  createRecord: {
    family: 'Records',
    note: 'Follow getListRecordsByName first: the new message appears there without a line of code.',
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
    family: 'Records',
    note: 'Follow getRecord of the same contact first. Every reader of the record shows the answer.',
    config: ({ contactId }) =>
      ({
        fields: { Id: contactId, MobilePhone: '+17135550142' },
      }) satisfies UpdateRecordInput,
  },
  getRecordCreateDefaults: {
    family: 'Records',
    note: 'What a form for a new record starts with.',
    config: () => ({ objectApiName: 'Case' }) satisfies GetRecordCreateDefaultsConfig,
  },
  getRecordAvatars: {
    family: 'Records',
    note: 'Pictures or icons of records.',
    config: ({ accountId, contactId }) =>
      ({ recordIds: [accountId, contactId] }) satisfies GetRecordAvatarsConfig,
  },
  getListRecordsByName: {
    family: 'Lists',
    note: 'A page of a list view. Its records are the same as those of getRecord: change one there and it changes here.',
    config: () =>
      ({
        objectApiName: 'Case',
        listViewApiName: 'AllCases',
        fields: ['Case.Subject', 'Case.Status'],
        pageSize: 5,
      }) satisfies GetListRecordsByNameConfig,
  },
  getListInfoByName: {
    family: 'Lists',
    note: 'Columns, filters and order of a list view.',
    config: () => ({ objectApiName: 'Case', listViewApiName: 'AllCases' }) satisfies GetListInfoByNameConfig,
  },
  getListInfosByObjectName: {
    family: 'Lists',
    note: 'The list views of an object.',
    config: () => ({ objectApiName: 'Case' }) satisfies GetListInfosByObjectNameConfig,
  },
  getListObjectInfo: {
    family: 'Lists',
    note: 'What a list view of an object may show and filter by.',
    config: () => ({ objectApiName: 'Case' }) satisfies GetListObjectInfoConfig,
  },
  getRelatedListRecords: {
    family: 'Related lists',
    note: 'The messages of an account.',
    config: ({ accountId }) =>
      ({
        parentRecordId: accountId,
        relatedListId: 'Cases',
        fields: ['Case.Subject'],
      }) satisfies GetRelatedListRecordsConfig,
  },
  getRelatedListCount: {
    family: 'Related lists',
    note: 'How many there are; a new record counts at once.',
    config: ({ accountId }) =>
      ({ parentRecordId: accountId, relatedListId: 'Cases' }) satisfies GetRelatedListCountConfig,
  },
  getObjectInfo: {
    family: 'Metadata',
    note: 'Fields, record types and child relationships of an object, as the viewer may see them.',
    config: () => ({ objectApiName: 'Case' }) satisfies GetObjectInfoConfig,
  },
  getObjectInfos: {
    family: 'Metadata',
    note: 'Several in one request; each is stored as its own.',
    config: () => ({ objectApiNames: ['Account', 'Contact'] }) satisfies GetObjectInfosConfig,
  },
  getObjectInfoDirectory: {
    family: 'Metadata',
    note: 'Every object that the viewer may see.',
    config: () => ({}),
  },
  getPicklistValuesByRecordType: {
    family: 'Metadata',
    note: 'The values of every picklist, with what depends on what.',
    config: () =>
      ({
        objectApiName: 'Case',
        recordTypeId: mainRecordType,
      }) satisfies GetPicklistValuesByRecordTypeConfig,
  },
  getLayout: {
    family: 'Metadata',
    note: 'Sections, rows and fields of a page.',
    config: () => ({ objectApiName: 'Account', layoutType: 'Full', mode: 'View' }) satisfies GetLayoutConfig,
  },
  getRecordActions: {
    family: 'Actions',
    note: 'What may be done with a record.',
    config: ({ caseId }) => ({ recordIds: [caseId], sections: ['Page'] }) satisfies GetRecordActionsConfig,
  },
  getGlobalActions: {
    family: 'Actions',
    note: 'What may be done from anywhere.',
    config: () => ({}),
  },
  getKeywordSearchResults: {
    family: 'Search',
    note: 'Messages in which a word occurs.',
    config: () => ({ q: 'bill', objectApiName: 'Case' }) satisfies GetKeywordSearchResultsConfig,
  },
  getLookupRecords: {
    family: 'Search',
    note: 'What a lookup field offers while one types.',
    config: () =>
      ({
        fieldApiName: 'Case.ContactId',
        targetApiName: 'Contact',
        q: 'da',
      }) satisfies GetLookupRecordsConfig,
  },
  getApps: { family: 'Apps', note: 'The apps of the viewer.', config: () => ({}) },
  getNavItems: {
    family: 'Apps',
    note: 'The navigation of the viewer.',
    config: () => ({ pageSize: 10 }) satisfies GetNavItemsConfig,
  },
}
