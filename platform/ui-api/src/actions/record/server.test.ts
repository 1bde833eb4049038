import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FixtureViewer } from '../../define/fixture'
import type { ActionsRepresentation } from '../../representation/platform-action-schemas'
import { type ActionWorld, openActionWorld } from '../../testing/action-world'

let world: ActionWorld
let contactId: string
let openCase: string
let accountId: string
let orderId: string

beforeAll(async () => {
  world = await openActionWorld()
  const dana = await world.find('User', `x."Username" = 'dana.whitcombe@example.com'`)
  contactId = String(dana.ContactId)
  openCase = (
    await world.find('Case', `x."ContactId" = '${contactId}' and x."Status" not in ('Closed', 'Escalated')`)
  ).Id
  accountId = (await world.find('Account', `a."ContactId" = '${contactId}'`)).Id
  orderId = (await world.find('Order', `a."ContactId" = '${contactId}'`)).Id
}, 60_000)

afterAll(() => world.world.close())

async function actions(viewer: FixtureViewer, path: string, body?: object) {
  const answer = await world.call(viewer, body === undefined ? 'GET' : 'POST', `/actions${path}`, body)
  expect([path, answer.status]).toEqual([path, 200])
  return answer.body as ActionsRepresentation
}

const namesOf = (answer: ActionsRepresentation, key: string) =>
  answer.actions[key]?.actions.map(({ apiName }) => apiName)

describe('the actions of a record', () => {
  test('are those that the viewer’s class performs, with the buttons that its access allows', async () => {
    const staff = ['Case.Reply', 'Case.Close', 'Case.Assign', 'Case.Escalate', 'Case.LogCall']
    expect(namesOf(await actions('customer', `/record/${openCase}`), openCase)).toEqual([
      'Case.Reply',
      'Clone',
    ])
    expect(namesOf(await actions('advisor', `/record/${openCase}`), openCase)).toEqual([
      ...staff,
      'Edit',
      'Clone',
    ])
    expect(namesOf(await actions('admin', `/record/${openCase}`), openCase)).toEqual([
      ...staff,
      'Edit',
      'Clone',
      'Delete',
    ])
  })

  test('follow the record: a closed case is reopened, not closed', async () => {
    const closed = await world.find(
      'Case',
      `x."Status" = 'Closed' and x."ContactId" in (select "Id" from record."Contact" where "Customer_Brand__c" = 'first')`,
    )
    const names = namesOf(await actions('advisor', `/record/${closed.Id}?actionTypes=QuickAction`), closed.Id)
    expect(names).toEqual(['Case.Reopen', 'Case.Assign', 'Case.LogCall'])
  })

  test('are described in every key, in the viewer’s language, as entries of their own list', async () => {
    const path = `/actions/record/${openCase.slice(0, 15)}?apiNames=case.reply&retrievalMode=All&formFactor=Small`
    const answer = await world.call('advisor', 'GET', path, undefined, { 'accept-language': 'es' })
    const { actions: collections, url } = answer.body as ActionsRepresentation
    expect(url).toBe(`/services/data/v65.0/ui-api/actions/record/${openCase}`)
    const [reply] = collections[openCase]?.actions ?? []
    expect(reply).toMatchObject({
      actionListContext: 'Record',
      actionTarget: '/services/data/v65.0/ui-api/actions/layout/Case.Reply',
      actionTargetType: 'Describe',
      apiName: 'Case.Reply',
      isMassAction: 'false',
      label: 'Responder',
      section: 'ActivityComposer',
      sourceObject: 'Case',
      subtype: 'Create',
      targetObject: 'CaseComment',
      type: 'QuickAction',
    })
    const definition = world.world.context.metadata.quickAction('Case.Reply')?.definitionId
    expect(reply?.externalId).toMatch(/^00D\w{15}:Case::Record:Small::09D\w{15}$/)
    expect(reply?.externalId).toContain(String(definition))
    const target = String(reply?.actionTarget).replace('/services/data/v65.0/ui-api', '')
    expect((await world.call('advisor', 'GET', target)).status).toBe(200)
  })

  test('leave out records that are not the viewer’s, like ones that do not exist', async () => {
    const foreign = await world.find('Case', `x."ContactId" <> '${contactId}'`)
    const answer = await actions('customer', `/record/${foreign.Id},${openCase},500000000000000AAA`)
    expect(Object.keys(answer.actions)).toEqual([openCase])
  })

  test('are narrowed by section and type, and repeat with one eTag', async () => {
    const all = await actions('admin', `/record/${openCase},${orderId}`)
    const page = await actions(
      'admin',
      `/record/${openCase},${orderId}?sections=page&actionTypes=quickaction`,
    )
    for (const key of [openCase, orderId]) {
      const expected = all.actions[key]?.actions.filter(
        ({ section, type }) => section === 'Page' && type === 'QuickAction',
      )
      expect(expected?.length).toBeGreaterThan(0)
      expect(page.actions[key]?.actions).toEqual(expected)
    }
    const again = await world.call('admin', 'GET', `/actions/record/${openCase},${orderId}`, undefined, {
      'if-none-match': `"${all.eTag}"`,
    })
    expect(again.status).toBe(304)
  })
})

test('the page that changes a record saves only for who may change it', async () => {
  const edit = `/record/${openCase}/record-edit`
  expect(namesOf(await actions('customer', edit), openCase)).toEqual([])
  expect(namesOf(await actions('advisor', edit), openCase)).toEqual(['SaveEdit', 'CancelEdit'])
})

test('every action says how it is carried out, those without a target too', async () => {
  const lists = await Promise.all(
    [`/record/${openCase}/record-edit`, `/object/Case/record-create`, `/record/${openCase}`].map((path) =>
      actions('advisor', path),
    ),
  )
  const all = lists.flatMap((list) => Object.values(list.actions).flatMap((one) => one.actions))
  expect(all.length).toBeGreaterThan(5)
  expect(all.filter(({ actionTargetType: type }) => type !== 'Describe' && type !== 'Invoke')).toEqual([])
})

test('the page that makes a record, a lookup and a related list offer it to who may', async () => {
  const create = '/object/Case/record-create'
  expect(namesOf(await actions('customer', create), 'Case')).toEqual(['SaveEdit', 'SaveAndNew', 'CancelEdit'])
  expect(namesOf(await actions('customer', '/object/Order/record-create'), 'Order')).toEqual([])
  const lookup = await actions('advisor', '/lookup/Case,Contact')
  expect([namesOf(lookup, 'Case'), namesOf(lookup, 'Contact')]).toEqual([['New'], []])
  const list = (viewer: FixtureViewer, relatedListId: string) =>
    actions(viewer, `/record/${accountId}/related-list/${relatedListId}`, {})
  expect(namesOf(await list('customer', 'Cases'), accountId)).toEqual(['New'])
  expect(namesOf(await list('customer', 'Orders'), accountId)).toEqual([])
  expect(namesOf(await list('admin', 'Orders'), accountId)).toEqual(['New'])
  const one = (await list('customer', 'Cases')).actions[accountId]?.actions[0]
  expect(one).toMatchObject({
    actionListContext: 'RelatedList',
    relatedSourceObject: 'Account',
    sourceObject: 'Case',
    targetObject: 'Case',
    actionTarget: '/services/data/v65.0/ui-api/record-defaults/create/Case',
  })
})

test('a batch of related lists tells for each what became of it', async () => {
  const { results } = (await actions('customer', `/record/${accountId}/related-list/batch`, {
    relatedListsActionParameters: [
      { relatedListId: 'Cases' },
      { relatedListId: 'Nothing' },
      { relatedListId: 'Cases', apiNames: ['New'] },
    ],
  })) as unknown as { readonly results: readonly { readonly statusCode: number; readonly result: unknown }[] }
  expect(results.map(({ statusCode }) => statusCode)).toEqual([200, 400, 400])
  expect(results[0]?.result).toMatchObject({ actions: { [accountId]: { actions: [{ apiName: 'New' }] } } })
  expect(results[1]?.result).toMatchObject([{ errorCode: 'INVALID_TYPE' }])
})

test('records of a related list have their own actions, and only in the list of their parent', async () => {
  const [own] = await world.rows<{ Id: string }>(
    `select "Id" from record."Case" where "AccountId" = $1 order by "Id" limit 1`,
    [accountId],
  )
  const caseId = own?.Id ?? ''
  const answer = await actions('advisor', `/record/${accountId}/related-list-record/${caseId}`)
  for (const action of answer.actions[caseId]?.actions ?? []) {
    expect(action).toMatchObject({
      actionListContext: 'RelatedListRecord',
      relatedListRecordId: caseId,
      relatedSourceObject: 'Account',
    })
  }
  expect(namesOf(answer, caseId)).toContain('Edit')
  const other = await world.find(
    'Account',
    `a."ContactId" <> '${contactId}' and a."Account_Brand__c" = 'first'`,
  )
  const wrong = await world.call(
    'advisor',
    'GET',
    `/actions/record/${other.Id}/related-list-record/${caseId}`,
  )
  expect(wrong.status).toBe(404)
})

test('global actions are the viewer’s own', async () => {
  const names = async (viewer: FixtureViewer) => namesOf(await actions(viewer, '/global'), 'Global')
  expect(await names('guest')).toEqual([])
  expect(await names('customer')).toEqual(['NewCase'])
  expect(await names('advisor')).toEqual(['NewCase', 'LogACall', 'NewLead'])
  expect(await names('supervisor')).toEqual(['NewCase', 'LogACall', 'NewContact', 'NewLead'])
})

test('whatever is offered can be performed, and its form described', async () => {
  const { metadata } = world.world.context
  for (const viewer of ['customer', 'advisor', 'supervisor', 'admin'] as const) {
    const all = [
      ...metadata.globalActions,
      ...[...metadata.objects.values()].flatMap((object) => object.quickActions),
    ]
    for (const { apiName, performers } of all) {
      const expected = performers.includes(viewer) ? 200 : 404
      for (const call of ['layout', 'quick-action-info', 'record-defaults']) {
        const answer = await world.call(viewer, 'GET', `/actions/${call}/${apiName}`)
        expect([viewer, apiName, call, answer.status]).toEqual([viewer, apiName, call, expected])
      }
    }
  }
}, 60_000)
