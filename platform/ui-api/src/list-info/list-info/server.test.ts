import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FixtureViewer } from '../../define/fixture'
import type { ListInfoRepresentation } from '../../representation/list-info-schema'
import { type CallAnswer, type CallWorld, openCallWorld } from '../../testing/call-world'

let calls: CallWorld
let tokenOfOtherBrand: string
let tokenOfSameBrand: string

beforeAll(async () => {
  calls = await openCallWorld()
  tokenOfOtherBrand = await calls.world.tokenOf('advisor.second@example.com')
  // A second advisor of the first brand, different from the first.
  await calls.rows(
    `update record."User" set "Served_Brand__c" = 'first' where "Username" = 'advisor.third@example.com'`,
  )
  tokenOfSameBrand = await calls.world.tokenOf('advisor.third@example.com')
})

afterAll(async () => {
  await calls.world.close()
})

const minimal = { label: 'List', displayColumns: ['CaseNumber', 'Subject'] }
let made = 0

/** Creates a list view of cases with a unique name and returns its definition. */
async function make(
  viewer: FixtureViewer,
  input: Readonly<Record<string, unknown>>,
  objectApiName = 'Case',
): Promise<ListInfoRepresentation> {
  made += 1
  const answer = await create(
    viewer,
    { ...minimal, listViewApiName: `Made_${made}`, ...input },
    objectApiName,
  )
  expect([answer.status, answer.text.slice(0, 400)]).toEqual([201, expect.anything()])
  return answer.body as ListInfoRepresentation
}

function create(viewer: FixtureViewer, input: object, objectApiName = 'Case'): Promise<CallAnswer> {
  return calls.call(viewer, 'POST', `/list-info/${objectApiName}`, input)
}

async function idsOf(
  viewer: FixtureViewer,
  { listReference }: ListInfoRepresentation,
): Promise<readonly string[]> {
  const answer = await calls.call(viewer, 'GET', `/list-records/${listReference.id}?pageSize=2000`)
  expect([answer.status, answer.text.slice(0, 300)]).toEqual([200, expect.anything()])
  const { records } = answer.body as { readonly records: readonly { readonly id: string }[] }
  return records.map(({ id }) => id).sort()
}

async function idsIn(text: string): Promise<readonly string[]> {
  return (await calls.rows<{ Id: string }>(text)).map(({ Id }) => Id).sort()
}

const firstBrandCases = `select c."Id" from record."Case" c join record."Contact" p on p."Id" = c."ContactId"
  where p."Customer_Brand__c" = 'first'`

/** Returns the problems of the parts of a rejected list view: part to message. */
function problemsOf({ status, body }: CallAnswer): Readonly<Record<string, string>> {
  expect(status).toBe(400)
  const { output, message } = body as {
    readonly message: string
    readonly output: { readonly fieldErrors: readonly { fieldApiName: string; errorMessage: string }[] }
  }
  expect(message.length).toBeGreaterThan(0)
  return Object.fromEntries(
    output.fieldErrors.map(({ fieldApiName, errorMessage }) => [fieldApiName, errorMessage]),
  )
}

describe('a list view that is made', () => {
  test('holds the records that its filters, their logic and its scope mean', async () => {
    const info = await make('supervisor', {
      label: ' Busy ',
      displayColumns: ['casenumber', 'contact.name', 'Status', 'CreatedDate'],
      filteredByInfo: [
        { fieldApiName: 'Type', operator: 'Equals', operandLabels: ['Complaint', 'Factura o pago'] },
        { fieldApiName: 'Subject', operator: 'StartsWith', operandLabels: ['a', 'M'] },
        { fieldApiName: 'Status', operator: 'NotEqual', operandLabels: ['Closed', 'New'] },
        { fieldApiName: 'CreatedDate', operator: 'LessThan', operandLabels: ['TODAY'] },
      ],
      filterLogicString: '(1 OR 2) AND NOT (3 AND 4)',
    })
    const expected = await idsIn(
      `${firstBrandCases} and (c."Type" in ('Complaint', 'Billing') or c."Subject" ~* '^[am]')
       and not (c."Status" not in ('Closed', 'New') and c."CreatedDate" < '2026-11-20T06:00:00Z')`,
    )
    expect(expected.length).toBeGreaterThan(2)
    expect(await idsOf('supervisor', info)).toEqual(expected)
    expect(info).toMatchObject({
      label: 'Busy',
      filterLogicString: '(1 OR 2) AND NOT (3 AND 4)',
      orderedByInfo: [{ fieldApiName: 'CaseNumber', isAscending: true }],
      visibility: 'Private',
      updateable: true,
      deletable: true,
    })
    expect(info.displayColumns.map(({ fieldApiName }) => fieldApiName)).toEqual([
      'CaseNumber',
      'Contact.Name',
      'Status',
      'CreatedDate',
    ])
    const read = await calls.call(
      'supervisor',
      'GET',
      `/list-info/Case/${info.listReference.listViewApiName}`,
    )
    expect(read.body).toEqual(info)
  })

  test('of scope mine holds what its reader owns', async () => {
    const info = await make('supervisor', { scope: { apiName: 'mine' }, visibility: 'Public' })
    expect(info.scope).toMatchObject({ apiName: 'mine', label: 'My records' })
    const owned = (username: string) =>
      idsIn(
        `${firstBrandCases} and c."OwnerId" = (select "Id" from record."User" where "Username" = '${username}')`,
      )
    const [ofSupervisor, ofAdvisor] = [
      await owned('supervisor@example.com'),
      await owned('advisor.first@example.com'),
    ]
    expect([ofSupervisor.length > 0, ofAdvisor.length > 0]).toEqual([true, true])
    expect(await idsOf('supervisor', info)).toEqual(ofSupervisor)
    expect(await idsOf('advisor', info)).toEqual(ofAdvisor)
  })

  test('has the object’s usual columns when they are asked for, and its name otherwise', async () => {
    const columns = async (input: object) =>
      (await make('advisor', { displayColumns: undefined, ...input })).displayColumns.map(
        ({ fieldApiName }) => fieldApiName,
      )
    expect(await columns({})).toEqual(['CaseNumber'])
    expect(await columns({ includeDefaultAttributes: true })).toContain('Contact.Name')
  })

  test('is refused with a sentence for each part that is wrong', async () => {
    const filter = (fieldApiName: string, operator: string, ...operandLabels: readonly string[]) => ({
      filteredByInfo: [{ fieldApiName, operator, operandLabels }],
    })
    const problems = async (input: object) =>
      problemsOf(await create('advisor', { ...minimal, listViewApiName: 'Wrong', ...input }))
    expect(await problems({ label: 'L'.repeat(41), listViewApiName: 'N'.repeat(41) })).toEqual({
      label: 'A label has at most 40 characters.',
      listViewApiName: 'An API name has at most 40 characters.',
    })
    expect(await problems({ label: ' ', listViewApiName: '__Recent', displayColumns: [] })).toMatchObject({
      label: expect.any(String),
      listViewApiName: expect.any(String),
      displayColumns: expect.any(String),
    })
    for (const [part, input] of [
      ['displayColumns', { displayColumns: ['Nothing__c'] }],
      ['displayColumns', { displayColumns: ['Subject', 'SUBJECT'] }],
      ['filteredByInfo', filter('Nothing__c', 'Equals', 'x')],
      ['filteredByInfo', filter('Description', 'Contains', 'x')],
      ['filteredByInfo', filter('Status', 'GreaterThan', 'New')],
      ['filteredByInfo', filter('Status', 'Includes', 'New')],
      ['filteredByInfo', filter('Status', 'Equals', 'Never')],
      ['filteredByInfo', filter('CreatedDate', 'GreaterThan', 'soon')],
      ['filteredByInfo', filter('CreatedDate', 'GreaterThan', '2026-01-01', '2026-02-01')],
      ['filteredByInfo', filter('CreatedDate', 'GreaterThan')],
      ['filteredByInfo', filter('OwnerId', 'Equals', 'me')],
      ['filterLogicString', { ...filter('Status', 'Equals', 'New'), filterLogicString: '1 AND 2' }],
      ['scope', { scope: { apiName: 'entity', entityId: '00Gxx000000sjI8' } }],
      ['listShares', { listShares: [{ shareType: 'Role', shares: [{ shareApiName: 'Advisor' }] }] }],
      ['listViewApiName', { listViewApiName: 'allcases' }],
    ] as const) {
      expect(Object.keys(await problems(input)), JSON.stringify(input)).toEqual([part])
    }
    const entity = problemsOf(
      await create('advisor', { ...minimal, listViewApiName: 'A', scope: { apiName: 'mine' } }, 'Account'),
    )
    expect(Object.keys(entity)).toContain('scope')
  })

  test('is told apart in nothing from no list by those whom it does not reach', async () => {
    const lists = {
      private: await make('supervisor', {}),
      public: await make('supervisor', { visibility: 'Public' }),
      everywhere: await make('admin', { visibility: 'Public' }),
      sharedUp: await make('supervisor', {
        visibility: 'Shared',
        listShares: [{ shareType: 'Role', shares: [{ shareApiName: 'Supervisor' }] }],
      }),
      sharedDown: await make('supervisor', {
        visibility: 'Shared',
        listShares: [{ shareType: 'RoleAndSubordinates', shares: [{ shareApiName: 'Supervisor' }] }],
      }),
    }
    const unknown = (await calls.call('advisor', 'GET', '/list-info/Case/Nothing')).text
    const statuses = async (send: (path: string) => Promise<CallAnswer>) => {
      const found = []
      for (const [name, { listReference }] of Object.entries(lists)) {
        const byName = await send(`/list-info/Case/${listReference.listViewApiName}`)
        const byId = await send(`/list-records/${listReference.id}`)
        if (byName.status === 404) expect(byName.text).toBe(unknown)
        expect([byName.status, byId.status]).toEqual([byName.status, byName.status])
        if (byName.status === 200) found.push(name)
      }
      const summaries = await send('/list-info/Case?pageSize=200')
      const known = (summaries.body as { lists: readonly { id: string }[] }).lists.map(({ id }) => id)
      const listed = Object.entries(lists).filter(([, info]) => known.includes(info.listReference.id))
      expect(listed.map(([name]) => name)).toEqual(found)
      return found
    }
    const as = (token: string) => (path: string) =>
      calls.call('guest', 'GET', path, undefined, { authorization: `Bearer ${token}` })
    expect(await statuses((path) => calls.call('supervisor', 'GET', path))).toEqual([
      'private',
      'public',
      'everywhere',
      'sharedUp',
      'sharedDown',
    ])
    expect(await statuses((path) => calls.call('advisor', 'GET', path))).toEqual([
      'public',
      'everywhere',
      'sharedDown',
    ])
    expect(await statuses(as(tokenOfSameBrand))).toEqual(['public', 'everywhere', 'sharedDown'])
    expect(await statuses(as(tokenOfOtherBrand))).toEqual(['everywhere'])
    expect(await statuses((path) => calls.call('admin', 'GET', path))).toEqual([
      'public',
      'everywhere',
      'sharedUp',
      'sharedDown',
    ])
    expect(await statuses((path) => calls.call('customer', 'GET', path))).toEqual([])
  })

  test('shows nothing of fields that its reader cannot read, and no other records because of them', async () => {
    const info = await make(
      'supervisor',
      {
        label: 'By margin',
        displayColumns: ['Margin__c', 'Name'],
        visibility: 'Public',
        filteredByInfo: [
          { fieldApiName: 'Name', operator: 'Contains', operandLabels: ['a'] },
          { fieldApiName: 'Margin__c', operator: 'GreaterThan', operandLabels: ['1000000'] },
        ],
        filterLogicString: '1 AND 2',
      },
      'Product2',
    )
    expect(await idsOf('supervisor', info)).toEqual([])
    const answer = await calls.call(
      'advisor',
      'GET',
      `/list-info/Product2/${info.listReference.listViewApiName}`,
    )
    const seen = answer.body as ListInfoRepresentation
    expect(answer.text).not.toMatch(/margin__c/i)
    expect(seen.filteredByInfo.map(({ fieldApiName }) => fieldApiName)).toEqual(['Name'])
    expect([seen.filterLogicString, seen.orderedByInfo]).toEqual([null, []])
    const everyProduct = await idsOf('advisor', seen)
    expect(everyProduct.length).toBeGreaterThan(0)
    const problems = (fieldApiName: string) =>
      create(
        'advisor',
        {
          label: 'X',
          listViewApiName: 'X',
          displayColumns: [fieldApiName],
          filteredByInfo: [{ fieldApiName, operator: 'Equals', operandLabels: ['1'] }],
        },
        'Product2',
      ).then((refused) => `${refused.status} ${refused.text.replaceAll(fieldApiName, 'FIELD')}`)
    expect(await problems('Margin__c')).toBe(await problems('Nothing__c'))
  })
})

describe('a list view that is changed', () => {
  test('keeps what is not given, gets another edition, and can have another name', async () => {
    const info = await make('advisor', {
      filteredByInfo: [
        { fieldApiName: 'Status', operator: 'Equals', operandLabels: ['New'] },
        { fieldApiName: 'Type', operator: 'Equals', operandLabels: ['Billing'] },
      ],
      filterLogicString: '1 OR 2',
    })
    const path = `/list-info/Case/${info.listReference.listViewApiName}`
    const labelled = await calls.call('advisor', 'PATCH', path, { label: 'New or billing' })
    const changed = labelled.body as ListInfoRepresentation
    expect(changed).toEqual({ ...info, label: 'New or billing', eTag: expect.any(String) })
    expect(changed.eTag).not.toBe(info.eTag)
    const fewer = await calls.call('advisor', 'PATCH', path, {
      filteredByInfo: changed.filteredByInfo.slice(0, 1),
      listViewApiName: 'Renamed',
    })
    expect(fewer.body).toMatchObject({
      filterLogicString: null,
      listReference: { id: info.listReference.id, listViewApiName: 'Renamed' },
    })
    expect((await calls.call('advisor', 'GET', path)).status).toBe(404)
    expect((await calls.call('advisor', 'GET', '/list-info/Case/RENAMED')).body).toEqual(fewer.body)
    const taken = await calls.call('advisor', 'PATCH', '/list-info/Case/Renamed', {
      listViewApiName: 'NewCases',
    })
    expect(Object.keys(problemsOf(taken))).toEqual(['listViewApiName'])
  })

  test('is the owner’s, and an administrator’s when it is not private', async () => {
    const info = await make('supervisor', { visibility: 'Public' })
    const path = `/list-info/Case/${info.listReference.listViewApiName}`
    expect((await calls.call('advisor', 'PATCH', path, { label: 'Mine now' })).status).toBe(403)
    expect((await calls.call('advisor', 'DELETE', path)).status).toBe(403)
    expect((await calls.call('customer', 'DELETE', '/list-info/Case/AllCases')).status).toBe(403)
    const byAdmin = await calls.call('admin', 'PATCH', path, { label: 'By the administrator' })
    expect(byAdmin.status).toBe(200)
    const stored = (await calls.call('supervisor', 'GET', path)).body as ListInfoRepresentation
    expect([stored.label, stored.updateable]).toEqual(['By the administrator', true])
    expect((await calls.call('supervisor', 'PATCH', path, { visibility: 'Private' })).status).toBe(200)
    const gone = await calls.call('admin', 'PATCH', path, { label: 'Again' })
    expect(gone.status).toBe(404)
  })

  test('does not become public by those who may not publish', async () => {
    const info = await make('advisor', {})
    const path = `/list-info/Case/${info.listReference.listViewApiName}`
    expect(info.visibilityEditable).toBe(false)
    expect((await calls.call('advisor', 'PATCH', path, { visibility: 'Public' })).status).toBe(403)
  })
})

describe('a list view that is deleted', () => {
  test('is gone with what was chosen for it, and its name is free', async () => {
    const input = { ...minimal, listViewApiName: 'Passing' }
    const first = (await create('advisor', input)).body as ListInfoRepresentation
    await calls.call('advisor', 'PATCH', '/list-preferences/Case/Passing', { columnWidths: { Subject: 120 } })
    const again = await create('advisor', input)
    expect(Object.keys(problemsOf(again))).toEqual(['listViewApiName'])
    expect((await calls.call('advisor', 'DELETE', '/list-info/Case/passing')).status).toBe(204)
    expect((await calls.call('advisor', 'GET', '/list-info/Case/Passing')).status).toBe(404)
    expect((await calls.call('advisor', 'DELETE', '/list-info/Case/Passing')).status).toBe(404)
    const stored = await calls.rows(`select from personalization.preference where subject = $1`, [
      first.listReference.id,
    ])
    expect(stored).toEqual([])
    calls.world.advance(1)
    expect((await create('advisor', input)).status).toBe(201)
  })
})

test('two owners may use one name; each finds its own by it, and both by their ids', async () => {
  const input = { ...minimal, listViewApiName: 'Both' }
  const mine = (await create('advisor', { ...input, label: 'Mine' })).body as ListInfoRepresentation
  const theirs = (await create('supervisor', { ...input, label: 'Theirs', visibility: 'Public' }))
    .body as ListInfoRepresentation
  expect(((await calls.call('advisor', 'GET', '/list-info/Case/Both')).body as { label: string }).label).toBe(
    'Mine',
  )
  const batch = await calls.call(
    'advisor',
    'GET',
    `/list-info/batch?ids=${mine.listReference.id},${theirs.listReference.id.slice(0, 15)}&names=Case.Both,Case.None`,
  )
  const { results } = batch.body as { results: readonly { statusCode: number; result: { label?: string } }[] }
  expect(results.map(({ statusCode, result }) => [statusCode, result.label])).toEqual([
    [200, 'Mine'],
    [200, 'Theirs'],
    [200, 'Mine'],
    [404, undefined],
  ])
})

test('no filter of a list view that comes with an object is left out for those who read everything', async () => {
  const declared = [...calls.world.context.metadata.objects.values()].flatMap((object) =>
    object.listViews.map((view) => ({ view, object })),
  )
  for (const { view, object } of declared) {
    if (object.access.admin.records.kind === 'none') continue
    const answer = await calls.call('admin', 'GET', `/list-info/${object.apiName}/${view.apiName}`)
    const info = answer.body as ListInfoRepresentation
    expect(info.filteredByInfo, view.apiName).toHaveLength(view.filteredBy.length)
    expect(info.displayColumns, view.apiName).toHaveLength(view.displayColumns.length)
  }
  expect(declared.length).toBeGreaterThan(30)
})
