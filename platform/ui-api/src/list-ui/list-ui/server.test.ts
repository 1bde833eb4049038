import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FixtureViewer } from '../../define/fixture'
import type { ListUIRepresentation } from '../../representation/list-ui-schema'
import { type CallWorld, openCallWorld } from '../../testing/call-world'
import type { ListViewSummariesRepresentation } from '../list-view-summaries/contract'

let calls: CallWorld

beforeAll(async () => {
  calls = await openCallWorld()
})

afterAll(async () => {
  await calls.world.close()
})

async function get<Body>(
  viewer: FixtureViewer,
  path: string,
  headers?: Readonly<Record<string, string>>,
): Promise<Body> {
  const answer = await calls.call(viewer, 'GET', path, undefined, headers)
  expect([answer.status, answer.text.slice(0, 300)]).toEqual([200, expect.anything()])
  return answer.body as Body
}

const open = (viewer: FixtureViewer, path: string) => get<ListUIRepresentation>(viewer, path)
const summaries = (viewer: FixtureViewer, query: string) =>
  get<ListViewSummariesRepresentation>(viewer, `/list-ui/Case?${query}`)

test('a list is opened with its definition and its records, which name the same edition', async () => {
  const { info, records } = await open('customer', '/list-ui/Case/allopencases?pageSize=3')
  expect(info).toMatchObject({
    label: 'Open cases',
    filterLogicString: null,
    filteredByInfo: [
      { fieldApiName: 'Status', label: 'Status', operandLabels: ['Closed'], operator: 'NotEqual' },
    ],
    orderedByInfo: [{ fieldApiName: 'Reply_Due__c', isAscending: true }],
    createable: false,
    updateable: false,
    visibility: 'Public',
  })
  expect(
    info.displayColumns.map(({ fieldApiName, label, lookupId }) => [fieldApiName, label, lookupId]),
  ).toEqual(
    expect.arrayContaining([
      ['CaseNumber', 'Case number', 'Id'],
      ['Contact.Name', 'Contact', 'Contact.Id'],
    ]),
  )
  expect(records.listInfoETag).toBe(info.eTag)
  expect(records.records.every(({ fields }) => fields.Status?.value !== 'Closed')).toBe(true)
})

test('what a viewer may edit in the list is told for each record type', async () => {
  const editable = async (viewer: FixtureViewer) => {
    const { info } = await open(viewer, '/list-ui/Case/AllCases?pageSize=1')
    const status = info.displayColumns.find(({ fieldApiName }) => fieldApiName === 'Status')
    return [info.inlineEditDetails.state, Object.values(status?.inlineEditAttributes ?? {})]
  }
  const [state, attributes] = await editable('advisor')
  expect(state).toBe('Enabled')
  expect(attributes).toContainEqual({ editable: true, required: true })
  expect((await editable('customer'))[0]).toBe('Disabled')
})

test('the order that a viewer chose is that of its records until it asks for another', async () => {
  const subjects = async (viewer: FixtureViewer, query: string) => {
    const { records } = await open(viewer, `/list-ui/Case/AllCases?pageSize=200${query}`)
    return records.records.map(({ fields }) => String(fields.CaseNumber?.value))
  }
  const before = await subjects('supervisor', '')
  await calls.call('supervisor', 'PATCH', '/list-preferences/Case/AllCases', {
    orderedBy: [{ fieldApiName: 'CaseNumber', isAscending: true }],
  })
  const sorted = [...before].sort()
  expect(before).not.toEqual(sorted)
  expect(await subjects('supervisor', '')).toEqual(sorted)
  expect(await subjects('supervisor', '&sortBy=-Case.CaseNumber')).toEqual([...sorted].reverse())
  expect(await subjects('advisor', '')).toEqual(before)
})

test('an opened list is among the viewer’s recent ones, the latest first, unless another site opened it', async () => {
  const recent = async () =>
    (await summaries('admin', 'recentListsOnly=true')).lists.map(({ apiName }) => apiName)
  expect(await recent()).toEqual([])
  for (const name of ['NewCases', 'AllCases', 'NewCases', '__Recent']) {
    calls.world.advance(1000)
    await open('admin', `/list-ui/Case/${name}`)
  }
  expect(await recent()).toEqual(['NewCases', 'AllCases'])

  const [admin] = await calls.rows<{ Id: string }>(
    `select "Id" from record."User" where "Username" = 'admin@example.com'`,
  )
  const { token } = await calls.world.context.identity.startSession(admin?.Id ?? '')
  const byCookie = (site: string) => ({ cookie: `porchlight_session=${token}`, 'sec-fetch-site': site })
  const openFrom = (site: string) =>
    get<ListUIRepresentation>('guest', '/list-ui/Case/ClosedCases', byCookie(site))
  expect((await openFrom('cross-site')).info.label).toBe('Closed cases')
  expect(await recent()).toEqual(['NewCases', 'AllCases'])
  await openFrom('same-origin')
  expect(await recent()).toEqual(['ClosedCases', 'NewCases', 'AllCases'])
})

test('the lists of an object come by label, a page at a time, and by words of their labels', async () => {
  const all = await summaries('customer', '')
  const labels = all.lists.map(({ label }) => label)
  expect(labels).toEqual([...labels].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)))
  expect(all).toMatchObject({ count: labels.length, pageSize: 20, queryString: null, nextPageUrl: null })
  const first = await summaries('customer', 'pageSize=3')
  const second = await get<ListViewSummariesRepresentation>(
    'customer',
    (first.nextPageUrl ?? '').replace('/services/data/v65.0/ui-api', ''),
  )
  expect([...first.lists, ...second.lists].map(({ label }) => label)).toEqual(labels.slice(0, 6))
  expect([second.currentPageToken, second.previousPageToken]).toEqual(['3', '0'])
  const closed = await summaries('customer', 'q=CLOSED')
  expect(closed.lists).toEqual([
    {
      apiName: 'ClosedCases',
      id: expect.stringMatching(/^00B/),
      label: 'Closed cases',
      listUiUrl: '/services/data/v65.0/ui-api/list-ui/Case/ClosedCases',
    },
  ])
  expect(closed.queryString).toBe('CLOSED')
})

test('a list that is the same is not sent again', async () => {
  const path = '/list-ui/Case/AllCases?pageSize=2'
  const { headers } = await calls.call('customer', 'GET', path)
  const again = await calls.call('customer', 'GET', path, undefined, {
    'if-none-match': String(headers.etag),
  })
  expect([again.status, again.text]).toEqual([304, ''])
})
