import type { DataService, ReadAdapter } from '@porchlight/data-service'
import {
  getApps,
  getLayoutUserState,
  getListInfoByName,
  getListRecordsByName,
} from '@porchlight/ui-api/client'
import type { ExampleName, ExampleRecords } from './examples/example'

/** No record is known: for guests, and before any is found. */
export const noRecords: ExampleRecords = {
  accountId: null,
  caseId: null,
  contactId: null,
  orderId: null,
  listViewId: null,
  sectionId: null,
  appId: null,
  navItemIds: null,
  contentDocumentId: null,
  listViewApiName: null,
  commentId: null,
}

/** Placeholders for unknown values in a config: well-formed ids that name no record. */
const placeholders: Readonly<Record<ExampleName, string>> = {
  accountId: '001000000000000AAA',
  caseId: '500000000000000AAA',
  contactId: '003000000000000AAA',
  orderId: '801000000000000AAA',
  listViewId: '00B000000000000AAA',
  sectionId: '01B000000000000AAA',
  appId: '06m000000000000AAA',
  navItemIds: '0Qk000000000000AAA',
  contentDocumentId: '069000000000000AAA',
  listViewApiName: 'Not_Made_Yet',
  commentId: '00a000000000000AAA',
}

/** Returns the known names, and placeholders for the others. */
export function withPlaceholders(known: ExampleRecords): Readonly<Record<ExampleName, string>> {
  const names = Object.keys(placeholders) as ExampleName[]
  return Object.fromEntries(names.map((name) => [name, known[name] ?? placeholders[name]])) as Record<
    ExampleName,
    string
  >
}

/** Finds records that the viewer may see, for the examples; null if the viewer sees none. */
export async function loadExampleRecords(dataService: DataService): Promise<ExampleRecords> {
  const dataOf = async <Config, Checked, Data>(
    adapter: ReadAdapter<Config, Checked, Data>,
    config: Config,
  ) => {
    const snapshot = await dataService.read(adapter, config)
    return 'data' in snapshot ? snapshot.data : null
  }
  const firstOf = async (objectApiName: string, listViewApiName: string) =>
    (await dataOf(getListRecordsByName, { objectApiName, listViewApiName, pageSize: 1 }))?.records[0]?.id ??
    null
  const [cases, contactId, orderId, list, states, apps] = await Promise.all([
    dataOf(getListRecordsByName, {
      objectApiName: 'Case',
      listViewApiName: 'AllCases',
      fields: ['Case.AccountId'],
      pageSize: 50,
    }),
    firstOf('Contact', 'AllContacts'),
    firstOf('Order', 'AllOrders'),
    dataOf(getListInfoByName, { objectApiName: 'Case', listViewApiName: 'AllCases' }),
    dataOf(getLayoutUserState, { objectApiName: 'Case', recordTypeId: '012000000000000AAA' }),
    dataOf(getApps, {}),
  ])
  const ofAccount = cases?.records.find(({ fields }) => typeof fields.AccountId?.value === 'string')
  const accountId = ofAccount?.fields.AccountId?.value
  return {
    ...noRecords,
    caseId: ofAccount?.id ?? null,
    accountId: typeof accountId === 'string' ? accountId : await firstOf('Account', 'AllAccounts'),
    contactId,
    orderId,
    listViewId: list?.listReference.id ?? null,
    sectionId: Object.keys(states?.sectionUserStates ?? {})[0] ?? null,
    appId: apps?.apps[0]?.appId ?? null,
    navItemIds: apps?.apps[0]?.navItems.map(({ id }) => id).join(',') ?? null,
  }
}

/** Returns what a write created that other examples name, from its response; empty for other calls. */
export function madeBy(call: string, result: unknown): Partial<ExampleRecords> {
  const textAt = (...path: readonly string[]) => {
    const found = path.reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : null),
      result,
    )
    return typeof found === 'string' ? found : null
  }
  switch (call) {
    case 'createContentDocumentAndVersion':
      return { contentDocumentId: textAt('contentDocument', 'id') }
    case 'createListInfo':
      return { listViewApiName: textAt('listReference', 'listViewApiName') }
    case 'performQuickAction':
      return { commentId: textAt('id') }
    case 'deleteListInfo':
      return { listViewApiName: null }
    case 'deleteRecord':
      return { commentId: null }
    default:
      return {}
  }
}
