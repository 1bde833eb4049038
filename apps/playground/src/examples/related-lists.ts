import type {
  GetRelatedListCountConfig,
  GetRelatedListInfoBatchConfig,
  GetRelatedListInfoConfig,
  GetRelatedListPreferencesBatchConfig,
  GetRelatedListPreferencesConfig,
  GetRelatedListRecordsBatchConfig,
  GetRelatedListRecordsConfig,
  GetRelatedListsCountConfig,
  GetRelatedListsInfoConfig,
  UpdateRelatedListInfoInput,
  UpdateRelatedListPreferencesInput,
} from '@porchlight/ui-api/client'
import type { Examples } from './example'

const casesOfAccounts = { parentObjectApiName: 'Account', relatedListId: 'Cases' }

/** The related lists of a record. */
export const relatedListExamples: Examples = {
  getRelatedListRecords: {
    note: 'The messages of an account.',
    names: ['accountId'],
    config: ({ accountId }) =>
      ({
        parentRecordId: accountId,
        relatedListId: 'Cases',
        fields: ['Case.Subject'],
      }) satisfies GetRelatedListRecordsConfig,
  },
  getRelatedListRecordsBatch: {
    note: 'Several lists of one record, each with a status of its own.',
    names: ['accountId'],
    config: ({ accountId }) =>
      ({
        parentRecordId: accountId,
        relatedListParameters: [
          { relatedListId: 'Cases', fields: ['Case.Subject'] },
          { relatedListId: 'Bills__r', fields: ['Bill__c.Name'], pageSize: 3 },
        ],
      }) satisfies GetRelatedListRecordsBatchConfig,
  },
  getRelatedListCount: {
    note: 'How many there are; a new record counts at once.',
    names: ['accountId'],
    config: ({ accountId }) =>
      ({ parentRecordId: accountId, relatedListId: 'Cases' }) satisfies GetRelatedListCountConfig,
  },
  getRelatedListsCount: {
    note: 'How many there are in several lists.',
    names: ['accountId'],
    config: ({ accountId }) =>
      ({
        parentRecordId: accountId,
        relatedListNames: ['Cases', 'Orders'],
      }) satisfies GetRelatedListsCountConfig,
  },
  getRelatedListInfo: {
    note: 'Columns and order of a related list.',
    config: () => ({ ...casesOfAccounts }) satisfies GetRelatedListInfoConfig,
  },
  getRelatedListInfoBatch: {
    note: 'The same of several lists.',
    config: () =>
      ({
        parentObjectApiName: 'Account',
        relatedListNames: ['Cases', 'Orders'],
      }) satisfies GetRelatedListInfoBatchConfig,
  },
  getRelatedListsInfo: {
    note: 'Which related lists an object has.',
    config: () => ({ parentObjectApiName: 'Account' }) satisfies GetRelatedListsInfoConfig,
  },
  updateRelatedListInfo: {
    note: 'Keeps the order in which the viewer wants a list.',
    config: () =>
      ({
        ...casesOfAccounts,
        orderedByInfo: [{ fieldApiName: 'Subject', isAscending: true }],
      }) satisfies UpdateRelatedListInfoInput,
  },
  getRelatedListPreferences: {
    note: 'How the viewer wants a related list.',
    config: () => ({ preferencesId: 'Account.Cases' }) satisfies GetRelatedListPreferencesConfig,
  },
  getRelatedListPreferencesBatch: {
    note: 'The same of several lists.',
    config: () =>
      ({
        preferencesIds: ['Account.Cases', 'Account.Orders'],
      }) satisfies GetRelatedListPreferencesBatchConfig,
  },
  updateRelatedListPreferences: {
    note: 'Keeps a width; null takes an order back.',
    config: () =>
      ({
        preferencesId: 'Account.Cases',
        columnWidths: { Subject: 320 },
        orderedBy: null,
      }) satisfies UpdateRelatedListPreferencesInput,
  },
}
