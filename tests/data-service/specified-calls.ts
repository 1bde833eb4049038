/** A call as listed in section 7 of the data service's specification. */
export interface SpecifiedCall {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below `/services/data/v65.0/ui-api`. */
  readonly path: string
  readonly query: readonly string[]
  /** The keys of the body; null when there is none, 'multipart' for files. */
  readonly body: readonly string[] | 'multipart' | null
}

function get(path: string, ...query: string[]): SpecifiedCall {
  return { method: 'GET', path, query, body: null }
}

function post(path: string, query: readonly string[], body: SpecifiedCall['body']): SpecifiedCall {
  return { method: 'POST', path, query, body }
}

function patch(path: string, query: readonly string[], body: readonly string[]): SpecifiedCall {
  return { method: 'PATCH', path, query, body }
}

const listPage = ['fields', 'optionalFields', 'pageSize', 'pageToken', 'sortBy']
const actionFilter = ['actionTypes', 'formFactor', 'sections']
const recordActionFilter = ['actionTypes', 'apiNames', 'formFactor', 'retrievalMode', 'sections']
const listDefinition = [
  'displayColumns',
  'filterLogicString',
  'filteredByInfo',
  'label',
  'listShares',
  'listViewApiName',
  'scope',
  'visibility',
]
const writeFlags = ['handleOwnerChange', 'triggerOtherEmail', 'triggerUserEmail', 'useDefaultRule']
const recordInput = ['allowSaveOnDuplicate', 'apiName', 'fields']
const quickActionInput = ['allowSaveOnDuplicate', 'apiName', 'contextId', 'fields']
const preferences = ['columnWidths', 'columnWrap', 'orderedBy']

/** Records and lists. */
const recordsAndLists: readonly SpecifiedCall[] = [
  get(
    '/records/{recordId}',
    'fields',
    'optionalFields',
    'layoutTypes',
    'modes',
    'childRelationships',
    'forms',
    'pageSize',
    'updateMru',
  ),
  get('/records/batch/{recordIds}', 'fields', 'optionalFields'),
  get('/record-ui/{recordIds}', 'layoutTypes', 'modes', 'optionalFields'),
  post('/list-records/{objectApiName}/{listViewApiName}', [], [...listPage, 'searchTerm', 'where']),
  get('/list-records/{listViewId}'),
  // The specification does not show the path of list records by name; docs/adr documents the choice.
  get('/list-records/{objectApiName}/{listViewApiName}', ...listPage, 'searchTerm', 'where'),
  get('/list-ui/{objectApiName}/{listViewApiName}', ...listPage),
  get('/list-ui/{listViewId}', ...listPage),
  get('/list-ui/{objectApiName}', 'q', 'recentListsOnly', 'pageSize', 'pageToken'),
  get('/mru-list-ui/{objectApiName}'),
  get('/mru-list-records/{objectApiName}'),
  get('/list-info/batch', 'ids', 'names'),
  get('/list-info/{objectApiName}', 'pageSize', 'pageToken', 'q', 'recentListsOnly'),
  post('/list-info/{objectApiName}', [], [...listDefinition, 'includeDefaultAttributes']),
  get('/list-info/{objectApiName}/{listViewApiName}'),
  patch('/list-info/{objectApiName}/{listViewApiName}', [], listDefinition),
  { method: 'DELETE', path: '/list-info/{objectApiName}/{listViewApiName}', query: [], body: null },
  get('/list-object-info/{objectApiName}'),
  get('/list-preferences/{objectApiName}/{listViewApiName}'),
  patch('/list-preferences/{objectApiName}/{listViewApiName}', [], preferences),
]

/** Metadata, layouts, picklists. */
const metadataCalls: readonly SpecifiedCall[] = [
  get('/object-info'),
  get('/object-info/{objectApiName}'),
  get('/object-info/batch/{objectApiNames}'),
  get('/object-info/{objectApiName}/picklist-values/{recordTypeId}'),
  get('/object-info/{objectApiName}/picklist-values/{recordTypeId}/{fieldApiName}'),
  get('/layout/{objectApiName}', 'formFactor', 'layoutType', 'mode', 'recordTypeId'),
  get('/layout/{objectApiName}/user-state', 'layoutType', 'mode', 'recordTypeId'),
  patch('/layout/{objectApiName}/user-state', ['layoutType', 'mode', 'recordTypeId'], ['sectionUserStates']),
  get('/path/layout/{objectApiName}', 'formFactor', 'layoutOverride', 'mode', 'recordTypeId'),
  get('/duplicates/{objectApiName}', 'recordTypeId'),
  post('/predupe', [], recordInput),
]

const actions: readonly SpecifiedCall[] = [
  get('/actions/global', ...recordActionFilter),
  get('/actions/layout/{actionApiName}', 'objectApiName', 'recordTypeId'),
  get('/actions/lookup/{objectApiNames}', ...actionFilter),
  get('/actions/object/{objectApiName}/record-create', ...actionFilter),
  get('/actions/overrides/{objectApiName}', 'defaultTemplateOnly', 'type'),
  get('/actions/formula-activation/{actionFeature}', 'application', 'objectApiNames'),
  get('/actions/quick-action-info/{actionApiName}', 'parentRecordId'),
  get('/actions/record-defaults/{actionApiName}', 'optionalFields', 'parentRecordId'),
  get('/actions/record/{recordIds}', ...recordActionFilter),
  get('/actions/record/{recordIds}/record-edit', ...actionFilter),
  post('/actions/record/{recordIds}/related-list/batch', [], ['relatedListsActionParameters']),
  post('/actions/record/{recordIds}/related-list/{relatedListId}', [], recordActionFilter),
  get('/actions/record/{recordIds}/related-list-record/{relatedListRecordIds}', ...actionFilter),
  patch('/actions/perform-quick-action/{actionApiName}', [], quickActionInput),
  post('/actions/perform-quick-action/{actionApiName}', [], quickActionInput),
]

const appsAndNavigation: readonly SpecifiedCall[] = [
  get('/apps', 'formFactor', 'userCustomizations'),
  get('/apps/{appId}', 'formFactor', 'userCustomizations'),
  get('/nav-items', 'formFactor', 'navItemNames', 'page', 'pageSize'),
]

const relatedLists: readonly SpecifiedCall[] = [
  get('/related-list-count/batch/{parentRecordId}/{relatedListNames}', 'maxCount'),
  get('/related-list-count/{parentRecordId}/{relatedListId}', 'maxCount'),
  get('/related-list-info/batch/{parentObjectApiName}/{relatedListNames}', 'recordTypeId'),
  get('/related-list-info/{parentObjectApiName}', 'recordTypeId'),
  get(
    '/related-list-info/{parentObjectApiName}/{relatedListId}',
    'fields',
    'optionalFields',
    'recordTypeId',
    'restrictColumnsToLayout',
  ),
  patch(
    '/related-list-info/{parentObjectApiName}/{relatedListId}',
    ['recordTypeId'],
    ['orderedByInfo', 'userPreferences'],
  ),
  get('/related-list-preferences/batch/{preferencesIds}'),
  get('/related-list-preferences/{preferencesId}'),
  patch('/related-list-preferences/{preferencesId}', [], preferences),
  post(
    '/related-list-records/{parentRecordId}/{relatedListId}',
    [],
    [...listPage, 'where', 'includeColumnLabels'],
  ),
  post('/related-list-records/batch/{parentRecordId}', [], ['relatedListParameters']),
]

const searchAndLookups: readonly SpecifiedCall[] = [
  get('/search-info/{objectApiName}/filters', 'channel', 'configurationName'),
  get('/search-info/{objectApiName}/filters/{filterApiName}/options', 'q'),
  get('/search-info/{objectApiName}/lookup/{fieldApiName}'),
  post(
    '/search/results',
    ['q'],
    ['answerTypes', 'configurationName', 'objectApiNames', 'searchObjectOptions'],
  ),
  post(
    '/search/results/keyword',
    ['objectApiName', 'q'],
    ['configurationName', 'dataCategories', 'filters', 'pageSize', 'pageToken', 'sortBy'],
  ),
  post(
    '/lookups/{objectApiName}/{fieldApiName}',
    ['dependentFieldBindings', 'page', 'pageSize', 'q', 'searchType', 'sourceRecordId', 'targetApiName'],
    ['sourceRecord', 'orderBy'],
  ),
]

const writesAndAvatars: readonly SpecifiedCall[] = [
  post('/records', [...writeFlags, 'includeFieldsInBody'], recordInput),
  patch('/records/{recordId}', writeFlags, recordInput),
  { method: 'DELETE', path: '/records/{recordId}', query: [], body: null },
  post('/records/batch', ['useDefaultRule'], ['allOrNone', 'operations']),
  post('/records/content-documents/{contentDocumentId}/content-versions', [], 'multipart'),
  post('/records/content-documents/content-versions', [], 'multipart'),
  get('/record-avatars/batch/{recordIds}', 'formFactor'),
  post(
    '/record-avatars/{recordId}/association',
    [],
    ['actionType', 'blueMasterId', 'externalId', 'photoUrl', 'profileName', 'type'],
  ),
  get('/record-defaults/create/{objectApiName}', 'formFactor', 'optionalFields', 'recordTypeId'),
  get('/record-defaults/template/clone/{recordId}', 'optionalFields', 'recordTypeId'),
  get('/record-defaults/template/create/{objectApiName}', 'optionalFields', 'recordTypeId'),
]

/** Every call of section 7, in order. */
export const specifiedCalls: readonly SpecifiedCall[] = [
  ...recordsAndLists,
  ...metadataCalls,
  ...actions,
  ...appsAndNavigation,
  ...relatedLists,
  ...searchAndLookups,
  ...writesAndAvatars,
]
