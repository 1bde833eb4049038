import type {
  CreateListInfoInput,
  DeleteListInfoInput,
  GetListInfoByNameConfig,
  GetListInfosByIdsConfig,
  GetListInfosByNameConfig,
  GetListInfosByObjectNameConfig,
  GetListObjectInfoConfig,
  GetListPreferencesConfig,
  GetListRecordsByIdConfig,
  GetListRecordsByNameConfig,
  GetListUiConfig,
  GetListViewSummariesConfig,
  GetMruListRecordsConfig,
  GetMruListUiConfig,
  UpdateListInfoInput,
  UpdateListPreferencesInput,
} from '@porchlight/ui-api/client'
import type { Examples } from './example'

const allCases = { objectApiName: 'Case', listViewApiName: 'AllCases' }

/** List views: their records, their definitions, and the viewer's preferences. */
export const listExamples: Examples = {
  getListRecordsByName: {
    note: 'A page of a list view. Its records are the same as those of getRecord: change one there and it changes here.',
    config: () =>
      ({
        ...allCases,
        fields: ['Case.Subject', 'Case.Status'],
        pageSize: 5,
      }) satisfies GetListRecordsByNameConfig,
  },
  getListRecordsById: {
    note: 'The same by the id of the list view, which getListInfoByName tells.',
    names: ['listViewId'],
    config: ({ listViewId }) => ({ listViewId, pageSize: 5 }) satisfies GetListRecordsByIdConfig,
  },
  getListUi: {
    note: 'A list view with its records in one answer.',
    config: () => ({ ...allCases, pageSize: 5 }) satisfies GetListUiConfig,
  },
  getMruListRecords: {
    note: 'Records that the viewer looked at recently.',
    config: () => ({ objectApiName: 'Case', pageSize: 5 }) satisfies GetMruListRecordsConfig,
  },
  getMruListUi: {
    note: 'The same with what the list is made of.',
    config: () => ({ objectApiName: 'Case', pageSize: 5 }) satisfies GetMruListUiConfig,
  },
  getListViewSummaries: {
    note: 'The list views of an object, to choose from.',
    config: () => ({ objectApiName: 'Case' }) satisfies GetListViewSummariesConfig,
  },
  getListInfoByName: {
    note: 'Columns, filters and order of a list view.',
    config: () => ({ ...allCases }) satisfies GetListInfoByNameConfig,
  },
  getListInfosByName: {
    note: 'The same of several list views, each with a status of its own.',
    config: () => ({ names: ['Case.AllCases', 'Account.AllAccounts'] }) satisfies GetListInfosByNameConfig,
  },
  getListInfosByIds: {
    note: 'The same by their ids.',
    names: ['listViewId'],
    config: ({ listViewId }) => ({ ids: [listViewId] }) satisfies GetListInfosByIdsConfig,
  },
  getListInfosByObjectName: {
    note: 'The list views of an object.',
    config: () => ({ objectApiName: 'Case' }) satisfies GetListInfosByObjectNameConfig,
  },
  getListObjectInfo: {
    note: 'What a list view of an object may show and filter by.',
    config: () => ({ objectApiName: 'Case' }) satisfies GetListObjectInfoConfig,
  },
  createListInfo: {
    note: 'Makes a list view of your own, which updateListInfoByName changes and deleteListInfo takes away.',
    by: 'staff',
    config: () =>
      ({
        objectApiName: 'Case',
        listViewApiName: `Playground_${Date.now().toString(36)}`,
        label: 'Open questions',
        displayColumns: ['CaseNumber', 'Subject', 'Status'],
        filteredByInfo: [{ fieldApiName: 'Status', operandLabels: ['New'], operator: 'Equals' }],
      }) satisfies CreateListInfoInput,
  },
  updateListInfoByName: {
    note: 'Another label and another order of columns for the list view that you made here.',
    by: 'staff',
    names: ['listViewApiName'],
    config: ({ listViewApiName }) =>
      ({
        objectApiName: 'Case',
        listViewApiName,
        label: 'New questions',
        displayColumns: ['Subject', 'CaseNumber'],
      }) satisfies UpdateListInfoInput,
  },
  deleteListInfo: {
    note: 'Takes away the list view that you made here.',
    by: 'staff',
    names: ['listViewApiName'],
    config: ({ listViewApiName }) =>
      ({ objectApiName: 'Case', listViewApiName }) satisfies DeleteListInfoInput,
  },
  getListPreferences: {
    note: 'How the viewer wants a list view: widths, wrapping and order.',
    config: () => ({ ...allCases }) satisfies GetListPreferencesConfig,
  },
  updateListPreferences: {
    note: 'Keeps a width and an order. Follow getListUi first: its records come in the new order.',
    config: () =>
      ({
        ...allCases,
        columnWidths: { Subject: 320 },
        orderedBy: [{ fieldApiName: 'Subject', isAscending: true }],
      }) satisfies UpdateListPreferencesInput,
  },
}
