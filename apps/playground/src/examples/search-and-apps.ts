import type {
  GetAppDetailsConfig,
  GetKeywordSearchResultsConfig,
  GetLookupMetadataConfig,
  GetLookupRecordsConfig,
  GetNavItemsConfig,
  GetSearchFilterMetadataConfig,
  GetSearchFilterOptionsConfig,
  GetSearchResultsConfig,
  GetUserNavItemsConfig,
  UpdateUserNavItemsInput,
} from '@porchlight/ui-api/client'
import type { Examples } from './example'

/** Finding records. */
export const searchExamples: Examples = {
  getKeywordSearchResults: {
    note: 'Messages in which a word occurs.',
    config: () => ({ q: 'bill', objectApiName: 'Case' }) satisfies GetKeywordSearchResultsConfig,
  },
  getSearchResults: {
    note: 'Records of several objects in which a word occurs.',
    config: () => ({ q: 'bill', objectApiNames: ['Case', 'Bill__c'] }) satisfies GetSearchResultsConfig,
  },
  getSearchFilterMetadata: {
    note: 'What results can be narrowed by.',
    config: () => ({ objectApiName: 'Case' }) satisfies GetSearchFilterMetadataConfig,
  },
  getSearchFilterOptions: {
    note: 'The values that one of those filters offers.',
    config: () => ({ objectApiName: 'Case', filterApiName: 'Status' }) satisfies GetSearchFilterOptionsConfig,
  },
  getLookupMetadata: {
    note: 'Which objects a lookup field points to, and what is shown of them.',
    config: () => ({ objectApiName: 'Case', fieldApiName: 'ContactId' }) satisfies GetLookupMetadataConfig,
  },
  getLookupRecords: {
    note: 'What a lookup field offers while one types.',
    config: () =>
      ({
        fieldApiName: 'Case.ContactId',
        targetApiName: 'Contact',
        q: 'da',
      }) satisfies GetLookupRecordsConfig,
  },
}

/** Apps and navigation. */
export const appExamples: Examples = {
  getApps: { note: 'The apps of the viewer.', by: 'anyone', config: () => ({}) },
  getAppDetails: {
    note: 'One app with its navigation.',
    names: ['appId'],
    config: ({ appId }) => ({ appId }) satisfies GetAppDetailsConfig,
  },
  getUserNavItems: {
    note: 'The navigation as you arranged it.',
    names: ['appId'],
    config: ({ appId }) => ({ appId }) satisfies GetUserNavItemsConfig,
  },
  updateUserNavItems: {
    note: 'Back to the app’s own navigation.',
    names: ['appId', 'navItemIds'],
    config: ({ appId, navItemIds }) =>
      ({
        appId,
        navItems: navItemIds.split(',').map((id) => ({ id })),
      }) satisfies UpdateUserNavItemsInput,
  },
  getNavItems: {
    note: 'The navigation of the viewer.',
    by: 'anyone',
    config: () => ({ pageSize: 10 }) satisfies GetNavItemsConfig,
  },
}
