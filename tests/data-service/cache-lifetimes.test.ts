import { defaultTtlMs, type ReadAdapter, withoutExpiryMs } from '@porchlight/data-service'
import * as client from '@porchlight/ui-api/client'
import { expect, test } from 'vitest'

const seconds = 1_000
const minutes = 60 * seconds
const days = 24 * 60 * minutes

interface Row {
  /** The name in `docs/specification/data-service.md` section 9. */
  readonly item: string
  readonly ttlMs: number
  readonly adapters: readonly (keyof typeof client)[]
  /** Why this reading, where the specification allows two or is silent. */
  readonly reason?: string
}

/** The table of `docs/specification/data-service.md` section 9, row by row. */
const rows: readonly Row[] = [
  {
    item: 'Default: counts, summaries, action overrides',
    ttlMs: 30 * days,
    adapters: ['getRelatedListCount', 'getRelatedListsCount', 'getActionOverrides'],
  },
  {
    item: 'List and object directory, list view summaries',
    ttlMs: 30 * days,
    adapters: ['getObjectInfoDirectory', 'getListViewSummaries', 'getListInfosByObjectName'],
  },
  {
    item: 'List definition',
    ttlMs: 15 * minutes,
    adapters: ['getListInfoByName', 'getListInfosByName', 'getListInfosByIds'],
  },
  {
    item: 'Object info, layouts, record-ui',
    ttlMs: 15 * minutes,
    adapters: [
      'getObjectInfo',
      'getObjectInfos',
      'getLayout',
      'getLayoutUserState',
      'getPathLayout',
      'getRecordUi',
    ],
  },
  {
    item: 'Record collection',
    ttlMs: 30 * seconds,
    adapters: [
      'getListRecordsByName',
      'getListRecordsById',
      'getListUi',
      'getMruListRecords',
      'getMruListUi',
    ],
    reason:
      'the reading of list records: a page of a list is no fresher than its records, which live for 30 s; 120 s is the other reading',
  },
  {
    item: 'Record',
    ttlMs: 30 * seconds,
    adapters: ['getRecord', 'getRecords'],
    reason: 'the only reading that gives a number',
  },
  {
    item: 'Actions collections, formula activation, apps, app details',
    ttlMs: 5 * minutes,
    adapters: [
      'getGlobalActions',
      'getRecordActions',
      'getRecordEditActions',
      'getObjectCreateActions',
      'getLookupActions',
      'getRelatedListActions',
      'getRelatedListsActions',
      'getRelatedListRecordActions',
      'getFormulaActivation',
      'getApps',
      'getAppDetails',
    ],
  },
  {
    item: 'Quick action layout and info',
    ttlMs: 15 * minutes,
    adapters: ['getQuickActionLayout', 'getQuickActionInfo'],
  },
  { item: 'Nav items', ttlMs: 2 * minutes, adapters: ['getNavItems', 'getUserNavItems'] },
  {
    item: 'Duplicate configuration, list object info, list preferences, picklist values',
    ttlMs: 15 * minutes,
    adapters: [
      'getDuplicateConfiguration',
      'getListObjectInfo',
      'getListPreferences',
      'getPicklistValues',
      'getPicklistValuesByRecordType',
    ],
  },
  { item: 'Predupe result', ttlMs: 30 * seconds, adapters: ['getDuplicates'] },
  { item: 'Avatar batch entries', ttlMs: 5 * minutes, adapters: ['getRecordAvatars'] },
  {
    item: 'Related list records',
    ttlMs: 30 * seconds,
    adapters: ['getRelatedListRecords', 'getRelatedListRecordsBatch'],
  },
  {
    item: 'Related list info, preferences, default record templates',
    ttlMs: 15 * minutes,
    adapters: [
      'getRelatedListInfo',
      'getRelatedListInfoBatch',
      'getRelatedListsInfo',
      'getRelatedListPreferences',
      'getRelatedListPreferencesBatch',
      'getRecordCreateDefaults',
    ],
  },
  { item: 'Clone template', ttlMs: 1 * seconds, adapters: ['getRecordTemplateClone'] },
  { item: 'Create template record', ttlMs: 30 * seconds, adapters: ['getRecordTemplateCreate'] },
  {
    item: 'Search filter metadata, options, lookup metadata',
    ttlMs: 30 * seconds,
    adapters: ['getSearchFilterMetadata', 'getSearchFilterOptions', 'getLookupMetadata'],
  },
  { item: 'Search results', ttlMs: 200, adapters: ['getKeywordSearchResults', 'getSearchResults'] },
  {
    item: 'Quick action defaults',
    ttlMs: 15 * minutes,
    adapters: ['getQuickActionDefaults'],
    reason: 'the specification names no lifetime; it is read with the layout of the same action',
  },
  {
    item: 'Lookup results',
    ttlMs: 30 * seconds,
    adapters: ['getLookupRecords'],
    reason: 'the specification names no lifetime; they are records',
  },
]

/** Failed batch items cached as errors (section 9). */
const itemErrors: Readonly<Partial<Record<keyof typeof client, number>>> = {
  getRelatedListsActions: 5 * minutes,
  getRecordAvatars: 5 * minutes,
  getObjectInfos: 15 * minutes,
  getListInfosByName: 15 * minutes,
  getListInfosByIds: 15 * minutes,
  getRelatedListInfoBatch: 15 * minutes,
  getRelatedListPreferencesBatch: 15 * minutes,
  // Of the two readings, that of records: an error does not outlive the records next to it.
  getRecords: 30 * seconds,
  getRelatedListRecordsBatch: 30 * seconds,
  getRelatedListsCount: withoutExpiryMs,
}

type Lifetimes = Pick<ReadAdapter<never, never, unknown>, 'ttlMs' | 'notFoundTtlMs' | 'itemErrorTtlMs'>

const adapters = new Map<string, Lifetimes>(
  Object.entries(client).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && 'select' in value
      ? [[name, value as unknown as Lifetimes]]
      : [],
  ),
)

test('every adapter lives as long as the row of the specification that it belongs to', () => {
  const specified = rows.flatMap(({ ttlMs, adapters: names }) => names.map((name) => [name, ttlMs]))
  const declared = [...adapters].map(([name, { ttlMs }]) => [name, ttlMs])
  expect(specified.sort()).toEqual(declared.sort())
})

test('errors of single items live as long as section 9 says', () => {
  const declared = [...adapters].flatMap(([name, { itemErrorTtlMs }]) =>
    itemErrorTtlMs === null ? [] : [[name, itemErrorTtlMs]],
  )
  expect(Object.fromEntries(declared)).toEqual(itemErrors)
})

test('a bulk error of avatars is kept for an hour, other 404s as long as the answer would be', () => {
  const others = [...adapters].filter(([, { ttlMs, notFoundTtlMs }]) => ttlMs !== notFoundTtlMs)
  expect(others.map(([name, { notFoundTtlMs }]) => [name, notFoundTtlMs])).toEqual([
    ['getRecordAvatars', 60 * minutes],
  ])
})

test('the store’s own lifetime is 300 s', () => {
  expect(defaultTtlMs).toBe(300 * seconds)
})
