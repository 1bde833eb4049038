import type { FixtureWorld } from '@porchlight/ui-api/fixtures'

/** The input that a read adapter is tested with. */
export interface ReadAdapterCase {
  readonly adapter: string
  /** A config for which the demo world's customer gets data. */
  readonly valid: (world: FixtureWorld) => object
  /** Invalid configs, as untyped callers may send them. */
  readonly invalid: readonly object[]
  /** A config of something nonexistent; null when the call has nothing that could be absent. */
  readonly absent: ((world: FixtureWorld) => object) | null
  /** `valid` with additional values of the wrong type; it requests the same. */
  readonly odd?: object
  /** Lifetime in milliseconds when it is not the adapter's: that of the records that are its data. */
  readonly ttlMs?: number
}

const allCases = { objectApiName: 'Case', listViewApiName: 'AllCases' }
const noList = () => ({ objectApiName: 'Case', listViewApiName: 'Nothing' })
const noObject = () => ({ objectApiName: 'Nothing__c' })
const masterRecordTypeId = '012000000000000AAA'
const needsObject = [{}, { objectApiName: ' ' }, { objectApiName: 7 }]
const needsList = [
  { objectApiName: 'Case' },
  { listViewApiName: 'AllCases' },
  { ...allCases, objectApiName: null },
]
const needsParent = [{ relatedListId: 'Cases' }, { parentRecordId: 'x', relatedListId: 'Cases' }]

const records: readonly ReadAdapterCase[] = [
  {
    adapter: 'getRecord',
    valid: ({ own }) => ({ recordId: own('Case'), fields: ['Case.Subject', 'Case.Account.Name'] }),
    invalid: [
      { fields: ['Case.Subject'] },
      { recordId: '500000000000001AAA' },
      { recordId: '500000000000001AAA', fields: ['Subject', 7] },
      { recordId: '500000000000001AAA', fields: ['Case.A.B.C.D.E.F.Name'] },
    ],
    absent: ({ unknown }) => ({ recordId: unknown('Case'), fields: ['Case.Subject'] }),
    odd: { updateMru: 'yes', pageSize: 'five', modes: ['Sideways'] },
  },
  {
    adapter: 'getRecords',
    valid: ({ own }) => ({ records: [{ recordIds: [own('Case')], fields: ['Case.Subject'] }] }),
    invalid: [
      {},
      { records: [] },
      { records: [{ recordIds: [], fields: ['Case.Subject'] }, { recordIds: ['500000000000001AAA'] }] },
    ],
    absent: null,
  },
  {
    adapter: 'getRecordUi',
    valid: ({ own }) => ({ recordIds: own('Case'), layoutTypes: 'Full', modes: 'View' }),
    invalid: [
      { recordIds: '500000000000001AAA', layoutTypes: 'Full' },
      { recordIds: '500000000000001AAA', modes: 'View' },
      { layoutTypes: 'Full', modes: 'View' },
      { recordIds: '500000000000001AAA', layoutTypes: 'Wide', modes: 'View' },
    ],
    absent: ({ unknown }) => ({ recordIds: unknown('Case'), layoutTypes: 'Full', modes: 'View' }),
    ttlMs: 30_000,
  },
  {
    adapter: 'getRecordAvatars',
    valid: ({ own }) => ({ recordIds: [own('Case')] }),
    invalid: [{}, { recordIds: [] }, { recordIds: ['short'] }, { recordIds: '500000000000001AAA' }],
    absent: null,
    odd: { formFactor: 7 },
  },
  {
    adapter: 'getRecordCreateDefaults',
    valid: () => ({ objectApiName: 'Case' }),
    invalid: needsObject,
    absent: noObject,
  },
  {
    adapter: 'getRecordTemplateCreate',
    valid: () => ({ objectApiName: 'Case', optionalFields: ['Case.Type'] }),
    invalid: needsObject,
    absent: noObject,
  },
  {
    adapter: 'getRecordTemplateClone',
    valid: ({ own }) => ({ recordId: own('Case'), optionalFields: ['Case.Subject'] }),
    invalid: [{}, { recordId: 'x' }],
    absent: ({ unknown }) => ({ recordId: unknown('Case') }),
  },
]

const lists: readonly ReadAdapterCase[] = [
  {
    adapter: 'getListRecordsByName',
    valid: () => allCases,
    invalid: needsList,
    absent: noList,
    odd: { pageSize: 'ten', pageToken: 3, fields: [7], where: [], includeTotalCount: 1 },
  },
  {
    adapter: 'getListRecordsById',
    valid: () => ({ listViewId: 'AllCases' }),
    invalid: [{}, { listViewId: 'x' }],
    absent: () => ({ listViewId: '00B000000000001AAA' }),
  },
  {
    adapter: 'getListUi',
    valid: () => allCases,
    invalid: [{ listViewId: 'x' }, { objectApiName: ' ' }, { ...allCases, listViewApiName: 7 }],
    absent: noList,
    odd: { pageSize: 'ten', sortBy: [7] },
  },
  {
    adapter: 'getMruListRecords',
    valid: () => ({ objectApiName: 'Case' }),
    invalid: needsObject,
    absent: noObject,
  },
  {
    adapter: 'getMruListUi',
    valid: () => ({ objectApiName: 'Case' }),
    invalid: needsObject,
    absent: noObject,
  },
  {
    adapter: 'getListViewSummaries',
    valid: () => ({ objectApiName: 'Case' }),
    invalid: needsObject,
    absent: noObject,
    odd: { q: 7, recentListsOnly: 'yes', pageSize: '9' },
  },
  {
    adapter: 'getListInfosByObjectName',
    valid: () => ({ objectApiName: 'Case' }),
    invalid: needsObject,
    absent: null,
  },
  { adapter: 'getListInfoByName', valid: () => allCases, invalid: needsList, absent: noList },
  {
    adapter: 'getListInfosByName',
    valid: () => ({ names: ['Case.AllCases'] }),
    invalid: [{}, { names: [] }, { names: ['AllCases'] }, { names: 'Case.AllCases' }],
    absent: null,
  },
  {
    adapter: 'getListInfosByIds',
    valid: () => ({ ids: ['AllCases'] }),
    invalid: [{}, { ids: [] }, { ids: ['x'] }],
    absent: null,
  },
  {
    adapter: 'getListObjectInfo',
    valid: () => ({ objectApiName: 'Case' }),
    invalid: needsObject,
    absent: null,
  },
  { adapter: 'getListPreferences', valid: () => allCases, invalid: needsList, absent: noList },
]

const metadata: readonly ReadAdapterCase[] = [
  { adapter: 'getObjectInfoDirectory', valid: () => ({}), invalid: [], absent: null },
  {
    adapter: 'getObjectInfo',
    valid: () => ({ objectApiName: { objectApiName: 'Case' } }),
    invalid: needsObject,
    absent: noObject,
  },
  {
    adapter: 'getObjectInfos',
    valid: () => ({ objectApiNames: ['Case', 'Account'] }),
    invalid: [{}, { objectApiNames: [] }, { objectApiNames: ['Case', ' '] }],
    absent: null,
  },
  {
    adapter: 'getPicklistValues',
    valid: () => ({ recordTypeId: masterRecordTypeId, fieldApiName: 'Case.Status' }),
    invalid: [{ recordTypeId: masterRecordTypeId }, { fieldApiName: 'Case.Status' }, { recordTypeId: 'x' }],
    absent: () => ({ recordTypeId: masterRecordTypeId, fieldApiName: 'Nothing__c.Status' }),
  },
  {
    adapter: 'getPicklistValuesByRecordType',
    valid: () => ({ objectApiName: 'Case', recordTypeId: masterRecordTypeId }),
    invalid: [{ objectApiName: 'Case' }, { recordTypeId: masterRecordTypeId }],
    absent: () => ({ objectApiName: 'Nothing__c', recordTypeId: masterRecordTypeId }),
  },
  {
    adapter: 'getLayout',
    valid: () => ({ objectApiName: 'Case', layoutType: 'Full', mode: 'View' }),
    invalid: [
      { objectApiName: 'Case', layoutType: 'Full' },
      { objectApiName: 'Case', mode: 'View' },
      { layoutType: 'Full', mode: 'View' },
      { objectApiName: 'Case', layoutType: 'Wide', mode: 'View' },
      { objectApiName: 'Case', layoutType: 'Full', mode: 'Print' },
      { objectApiName: 'Case', layoutType: 'Full', mode: 'View', recordTypeId: null },
    ],
    absent: () => ({ objectApiName: 'Nothing__c', layoutType: 'Full', mode: 'View' }),
    odd: { formFactor: 'Huge' },
  },
  {
    adapter: 'getLayoutUserState',
    valid: () => ({ objectApiName: 'Case', recordTypeId: masterRecordTypeId }),
    invalid: [
      { objectApiName: 'Case' },
      { recordTypeId: masterRecordTypeId },
      { objectApiName: 'Case', recordTypeId: null },
    ],
    absent: () => ({ objectApiName: 'Nothing__c', recordTypeId: masterRecordTypeId }),
  },
  {
    adapter: 'getPathLayout',
    valid: () => ({ objectApiName: 'Order', layoutOverride: 'Status' }),
    invalid: [{ objectApiName: 'Order' }, { layoutOverride: 'Status' }],
    absent: () => ({ objectApiName: 'Nothing__c', layoutOverride: 'Status' }),
  },
  {
    adapter: 'getDuplicateConfiguration',
    valid: () => ({ objectApiName: 'Case' }),
    invalid: needsObject,
    absent: noObject,
  },
  {
    adapter: 'getDuplicates',
    valid: () => ({ apiName: 'Contact', fields: { Email: 'nobody@example.com' } }),
    invalid: [{ apiName: 'Contact' }, { fields: {} }, { apiName: 'Contact', fields: [] }],
    absent: () => ({ apiName: 'Nothing__c', fields: {} }),
    odd: { allowSaveOnDuplicate: 'yes' },
  },
]

const actionsAndApps: readonly ReadAdapterCase[] = [
  {
    adapter: 'getGlobalActions',
    valid: () => ({}),
    invalid: [],
    absent: null,
    odd: { sections: 'Page', apiNames: [7], formFactor: 'Huge', retrievalMode: 7 },
  },
  {
    adapter: 'getQuickActionLayout',
    valid: () => ({ actionApiName: 'Case.Reply' }),
    invalid: [{}, { actionApiName: ' ' }],
    absent: () => ({ actionApiName: 'Case.Nothing' }),
  },
  {
    adapter: 'getQuickActionInfo',
    valid: ({ own }) => ({ actionApiName: 'Case.Reply', parentRecordId: own('Case') }),
    invalid: [{}, { actionApiName: 7 }],
    absent: () => ({ actionApiName: 'Case.Nothing' }),
  },
  {
    adapter: 'getQuickActionDefaults',
    valid: ({ own }) => ({ actionApiName: 'Case.Reply', parentRecordId: own('Case') }),
    invalid: [{}, { actionApiName: '' }],
    absent: () => ({ actionApiName: 'Case.Nothing' }),
  },
  {
    adapter: 'getLookupActions',
    valid: () => ({ objectApiNames: ['Case'] }),
    invalid: [{}, { objectApiNames: [] }, { objectApiNames: [' '] }],
    absent: () => ({ objectApiNames: ['Nothing__c'] }),
  },
  {
    adapter: 'getObjectCreateActions',
    valid: () => ({ objectApiName: 'Case' }),
    invalid: needsObject,
    absent: noObject,
  },
  {
    adapter: 'getActionOverrides',
    valid: () => ({ objectApiName: 'Case' }),
    invalid: needsObject,
    absent: noObject,
  },
  {
    adapter: 'getFormulaActivation',
    valid: () => ({ actionFeature: 'DynamicActions' }),
    invalid: [{}, { actionFeature: 7 }],
    absent: () => ({ actionFeature: 'Nothing' }),
  },
  {
    adapter: 'getRecordActions',
    valid: ({ own }) => ({ recordIds: own('Case'), sections: ['Page'] }),
    invalid: [
      { sections: ['Page'] },
      { recordIds: '500000000000001AAA' },
      { recordIds: ['x'], sections: ['Page'] },
    ],
    absent: ({ unknown }) => ({ recordIds: unknown('Case'), sections: ['Page'] }),
  },
  {
    adapter: 'getRecordEditActions',
    valid: ({ own }) => ({ recordIds: [own('Case')] }),
    invalid: [{}, { recordIds: [] }, { recordIds: ['x'] }],
    absent: ({ unknown }) => ({ recordIds: [unknown('Case')] }),
  },
  {
    adapter: 'getRelatedListActions',
    valid: ({ own }) => ({ recordIds: own('Account'), relatedListId: 'Cases' }),
    invalid: [{ relatedListId: 'Cases' }, { recordIds: '001000000000001AAA' }],
    absent: ({ unknown }) => ({ recordIds: unknown('Account'), relatedListId: 'Cases' }),
  },
  {
    adapter: 'getRelatedListsActions',
    valid: ({ own }) => ({
      recordIds: own('Account'),
      relatedListsActionParameters: [{ relatedListId: 'Cases' }, { relatedListId: 'Nothings' }],
    }),
    invalid: [
      { recordIds: '001000000000001AAA' },
      { recordIds: '001000000000001AAA', relatedListsActionParameters: [{ relatedListId: 7 }] },
      {
        recordIds: '001000000000001AAA',
        relatedListsActionParameters: [{ relatedListId: 'Cases', sections: 'Page' }],
      },
    ],
    absent: null,
  },
  {
    adapter: 'getRelatedListRecordActions',
    valid: ({ own }) => ({ recordIds: own('Account'), relatedListRecordIds: own('Case') }),
    invalid: [{ recordIds: '001000000000001AAA' }, { relatedListRecordIds: '500000000000001AAA' }],
    absent: ({ own, unknown }) => ({ recordIds: own('Account'), relatedListRecordIds: unknown('Case') }),
  },
  { adapter: 'getApps', valid: () => ({}), invalid: [], absent: null, odd: { userCustomizations: 'no' } },
  {
    adapter: 'getAppDetails',
    valid: () => ({ appId: 'Customer_Portal' }),
    invalid: [{}, { appId: ' ' }],
    absent: () => ({ appId: '06m000000000000AAA' }),
  },
  {
    adapter: 'getUserNavItems',
    valid: () => ({ appId: 'Customer_Portal' }),
    invalid: [{}, { appId: ' ' }],
    absent: () => ({ appId: '06m000000000000AAA' }),
  },
  {
    adapter: 'getNavItems',
    valid: () => ({}),
    invalid: [],
    absent: null,
    odd: { page: 'one', pageSize: 1.5 },
  },
]

const relatedLists: readonly ReadAdapterCase[] = [
  {
    adapter: 'getRelatedListCount',
    valid: ({ own }) => ({ parentRecordId: own('Account'), relatedListId: 'Cases' }),
    invalid: needsParent,
    absent: ({ unknown }) => ({ parentRecordId: unknown('Account'), relatedListId: 'Cases' }),
    odd: { maxCount: 'all' },
  },
  {
    adapter: 'getRelatedListsCount',
    valid: ({ own }) => ({ parentRecordId: own('Account'), relatedListNames: ['Cases', 'Orders'] }),
    invalid: [
      { relatedListNames: ['Cases'] },
      { parentRecordId: '001000000000001AAA', relatedListNames: [] },
    ],
    absent: null,
  },
  {
    adapter: 'getRelatedListInfo',
    valid: () => ({ parentObjectApiName: 'Account', relatedListId: 'Cases' }),
    invalid: [{ parentObjectApiName: 'Account' }, { relatedListId: 'Cases' }],
    absent: null,
  },
  {
    adapter: 'getRelatedListInfoBatch',
    valid: () => ({ parentObjectApiName: 'Account', relatedListNames: ['Cases', 'Orders'] }),
    invalid: [{ relatedListNames: ['Cases'] }, { parentObjectApiName: 'Account', relatedListNames: [] }],
    absent: null,
  },
  {
    adapter: 'getRelatedListsInfo',
    valid: () => ({ parentObjectApiName: 'Account' }),
    invalid: [{}, { parentObjectApiName: ' ' }],
    absent: null,
  },
  {
    adapter: 'getRelatedListPreferences',
    valid: () => ({ preferencesId: 'Account.Cases' }),
    invalid: [{}, { preferencesId: ' ' }],
    absent: null,
  },
  {
    adapter: 'getRelatedListPreferencesBatch',
    valid: () => ({ preferencesIds: ['Account.Cases', 'Account.Orders'] }),
    invalid: [{}, { preferencesIds: [] }],
    absent: null,
  },
  {
    adapter: 'getRelatedListRecords',
    valid: ({ own }) => ({
      parentRecordId: own('Account'),
      relatedListId: 'Bills__r',
      fields: ['Bill__c.Name'],
    }),
    invalid: needsParent,
    absent: ({ unknown }) => ({ parentRecordId: unknown('Account'), relatedListId: 'Bills__r' }),
    odd: { pageSize: 'ten', sortBy: 7, where: 7 },
  },
  {
    adapter: 'getRelatedListRecordsBatch',
    valid: ({ own }) => ({
      parentRecordId: own('Account'),
      relatedListParameters: [{ relatedListId: 'Bills__r', fields: ['Name'] }, { relatedListId: 'Cases' }],
    }),
    invalid: [
      { parentRecordId: '001000000000001AAA' },
      { parentRecordId: '001000000000001AAA', relatedListParameters: [{ relatedListId: 7 }] },
      { relatedListParameters: [{ relatedListId: 'Cases' }] },
    ],
    absent: null,
  },
]

const search: readonly ReadAdapterCase[] = [
  {
    adapter: 'getKeywordSearchResults',
    valid: () => ({ objectApiName: 'Bill__c', q: 'bill' }),
    invalid: [
      { q: 'bill' },
      { objectApiName: 'Bill__c' },
      { objectApiName: 'Bill__c', q: 'bill', filters: [{ fieldPath: 7, operator: 'Equals', values: [] }] },
    ],
    absent: null,
  },
  {
    adapter: 'getSearchResults',
    valid: () => ({ q: 'whitcombe' }),
    invalid: [{}, { q: ' ' }, { q: 'x', searchObjectOptions: [{ objectApiName: 7 }] }],
    absent: null,
    odd: { answerTypes: 'Keyword', objectApiNames: [7] },
  },
  {
    adapter: 'getSearchFilterMetadata',
    valid: () => ({ objectApiName: 'Case' }),
    invalid: needsObject,
    absent: noObject,
  },
  {
    adapter: 'getSearchFilterOptions',
    valid: () => ({ objectApiName: 'Case', filterApiName: 'Status' }),
    invalid: [{ objectApiName: 'Case' }, { filterApiName: 'Status' }],
    absent: () => ({ objectApiName: 'Nothing__c', filterApiName: 'Status' }),
  },
  {
    adapter: 'getLookupMetadata',
    valid: () => ({ objectApiName: 'Case', fieldApiName: 'AccountId' }),
    invalid: [{ objectApiName: 'Case' }, { fieldApiName: 'AccountId' }],
    absent: () => ({ objectApiName: 'Nothing__c', fieldApiName: 'AccountId' }),
  },
  {
    adapter: 'getLookupRecords',
    valid: () => ({ objectApiName: 'Case', fieldApiName: 'AccountId', targetApiName: 'Account' }),
    invalid: [{ objectApiName: 'Case' }, { fieldApiName: 'AccountId' }],
    absent: () => ({ objectApiName: 'Nothing__c', fieldApiName: 'AccountId' }),
    odd: { page: 'one', searchType: 'Guess', sourceRecordId: 'x' },
  },
]

/** Every read adapter of the data service, once. */
export const readAdapterCases: readonly ReadAdapterCase[] = [
  ...records,
  ...lists,
  ...metadata,
  ...actionsAndApps,
  ...relatedLists,
  ...search,
]
