import type { LayoutRepresentation } from '@porchlight/metadata'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ActionWorld, openActionWorld } from '../../testing/action-world'

let world: ActionWorld
let order: Readonly<Record<string, unknown>> & { readonly Id: string }

beforeAll(async () => {
  world = await openActionWorld()
  const dana = await world.find('User', `x."Username" = 'dana.whitcombe@example.com'`)
  order = await world.find('Order', `a."ContactId" = '${dana.ContactId}'`)
}, 60_000)

afterAll(() => world.world.close())

const get = async (viewer: 'customer' | 'advisor', path: string) =>
  (await world.call(viewer, 'GET', `/actions${path}`)).body as never

test('a form shows each class its own fields', async () => {
  const itemsOf = (answer: { readonly layout: LayoutRepresentation }) =>
    answer.layout.sections.flatMap(({ layoutRows }) =>
      layoutRows.flatMap(({ layoutItems }) =>
        layoutItems.map(({ layoutComponents, required }) => [layoutComponents[0]?.apiName, required]),
      ),
    )
  expect(itemsOf(await get('customer', '/layout/Order.Cancel'))).toEqual([])
  expect(itemsOf(await get('advisor', '/layout/Order.Cancel'))).toEqual([['Cancellation_Reason__c', true]])
  expect(itemsOf(await get('advisor', '/layout/Contact.CorrectEmail'))).toEqual([
    ['Email', true],
    ['AccountNumber', true],
    ['Service_Postal_Code__c', true],
  ])
  const { layout } = (await get('customer', '/layout/NewCase')) as { readonly layout: LayoutRepresentation }
  expect(layout).toMatchObject({ objectApiName: 'Case', mode: 'Create', layoutType: 'Full' })
})

test('a form begins with what the record holds, the field’s default, and the record itself', async () => {
  const moved = await get(
    'customer',
    `/record-defaults/Order.ChangeStartDate?parentRecordId=${order.Id}&optionalFields=Order.Status`,
  )
  expect(moved).toMatchObject({
    actionApiName: 'Order.ChangeStartDate',
    objectApiName: 'Order',
    fields: {
      Requested_Start_Date__c: { value: order.Requested_Start_Date__c },
      Status: { value: order.Status },
    },
  })
  const requested = await get('advisor', `/record-defaults/Order.RequestDocument?parentRecordId=${order.Id}`)
  expect(requested).toMatchObject({
    objectApiName: 'Document_Requirement__c',
    fields: {
      Order__c: { value: order.Id },
      Is_Required__c: { value: true },
      Document_Type__c: { value: null },
    },
  })
  expect(await get('customer', '/record-defaults/NewCase')).toMatchObject({
    fields: { Type: { value: 'Question', displayValue: 'Question' }, Subject: { value: null } },
  })
})

test('an escalation begins without the notes that are there, so that they are not said twice', async () => {
  const own = await world.find(
    'Case',
    `x."Comments" is not null and x."ContactId" in (select "Id" from record."Contact" where "Customer_Brand__c" = 'first')`,
  )
  const answer = await get('advisor', `/record-defaults/Case.LogCall?parentRecordId=${own.Id}`)
  expect(answer).toMatchObject({ fields: { Comments: { value: null } } })
})

test('what there is to know of an action has every key; what ours do not have is null', async () => {
  const info = await get('advisor', `/quick-action-info/Order.RequestDocument?parentRecordId=${order.Id}`)
  expect(info).toMatchObject({
    accessLevelRequired: 'Create',
    copilotInputs: null,
    flowDevName: null,
    flowRecordIdVar: null,
    iconName: 'action:document',
    label: 'Request a document',
    parameters: [{ parameterName: 'Order__c', parameterValue: order.Id }],
    targetParentField: 'Order__c',
    targetSobjectType: 'Document_Requirement__c',
    type: 'Create',
  })
})

test('the portal opens pages of its own in place of the usual ones, the console none', async () => {
  const overrides = async (viewer: 'customer' | 'advisor', query = '') =>
    ((await get(viewer, `/overrides/Order${query}`)) as { readonly overrides: unknown }).overrides
  const page = { actionName: 'View', content: '/orders', appDeveloperName: 'Customer_Portal' }
  expect(await overrides('customer')).toMatchObject([page])
  expect(await overrides('customer', '?type=View')).toMatchObject([page])
  expect(await overrides('customer', '?type=Edit')).toEqual([])
  expect(await overrides('customer', '?defaultTemplateOnly=true')).toEqual([])
  expect(await overrides('advisor')).toEqual([])
})

test('conditions decide about actions where an object has some, in the apps that show it', async () => {
  const activations = async (viewer: 'customer' | 'advisor', query: string) =>
    ((await get(viewer, `/formula-activation/dynamicactions?${query}`)) as { readonly activations: unknown })
      .activations
  expect(await activations('advisor', 'objectApiNames=Case,Bill__c')).toEqual({ Case: true, Bill__c: false })
  expect(await activations('advisor', 'objectApiNames=CaseComment,Case&application=Advisor_Console')).toEqual(
    {
      CaseComment: false,
      Case: true,
    },
  )
  expect(await activations('customer', 'objectApiNames=Order,Deposit__c')).toEqual({
    Order: true,
    Deposit__c: false,
  })
})
