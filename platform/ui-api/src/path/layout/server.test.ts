import type { PathLayoutRepresentation } from '@porchlight/metadata'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FixtureViewer } from '../../define/fixture'
import { type CallWorld, openCallWorld } from '../../testing/call-world'

let calls: CallWorld

beforeAll(async () => {
  calls = await openCallWorld()
}, 120_000)

afterAll(() => calls.world.close())

async function pathFor(viewer: FixtureViewer, objectApiName: string, layoutOverride: string) {
  const { body } = await calls.call(
    viewer,
    'GET',
    `/path/layout/${objectApiName}?layoutOverride=${layoutOverride}`,
  )
  return body as PathLayoutRepresentation
}

const valuesOf = (path: PathLayoutRepresentation) => path.steps.map(({ value }) => value)

test('an order has a path by stage and one by status', async () => {
  const stages = await pathFor('advisor', 'Order', 'Default')
  expect(stages).toEqual(await pathFor('advisor', 'Order', 'Stage__c'))
  expect(valuesOf(stages)).toEqual(['Submission', 'Processing', 'Complete'])
  expect(valuesOf(await pathFor('advisor', 'Order', 'Status'))).toEqual([
    'Pending',
    'Active',
    'Cancelled',
    'Closed',
  ])
})

test('the steps that may follow are those that the write pipeline accepts', async () => {
  const { steps } = await pathFor('advisor', 'Case', 'Status')
  const [row] = await calls.rows<{ Id: string }>(
    `select k."Id" from record."Case" k join record."Contact" c on c."Id" = k."ContactId"
     where c."Customer_Brand__c" = 'first' and k."Status" = 'New' limit 1`,
  )
  const isNew = steps.find(({ value }) => value === 'New')
  expect(isNew?.nextValues).toContain('Working')
  const accepted = await calls.call('advisor', 'PATCH', `/records/${row?.Id}`, {
    fields: { Status: 'Working' },
  })
  expect(accepted.status).toBe(200)
  const isWorking = steps.find(({ value }) => value === 'Working')
  expect(isWorking?.nextValues).not.toContain('New')
  const refused = await calls.call('advisor', 'PATCH', `/records/${row?.Id}`, { fields: { Status: 'New' } })
  expect(refused.status).toBe(400)
})

test('every path of the demo’s objects has guidance for each step, in both languages', () => {
  const withPaths = ['Case', 'Order', 'Deposit__c', 'Notice__c', 'Lead', 'Document_Requirement__c']
  for (const name of withPaths) {
    for (const path of calls.world.context.metadata.object(name)?.paths ?? []) {
      for (const { value, guidance, keyFields } of path.steps) {
        expect([guidance?.en, guidance?.es, keyFields[0]], `${name} ${value}`).not.toContain(undefined)
      }
    }
  }
})

test('key fields that are kept from customers are not on their path', async () => {
  const keyFieldsFor = async (viewer: FixtureViewer) => {
    const { steps } = await pathFor(viewer, 'Case', 'Status')
    return steps.flatMap((step) =>
      step.keyFields.flatMap(({ layoutComponents }) => layoutComponents.map(({ apiName }) => apiName)),
    )
  }
  expect(await keyFieldsFor('admin')).toEqual(expect.arrayContaining(['OwnerId', 'Comments']))
  const customers = await keyFieldsFor('customer')
  expect(customers).toContain('Reply_Due__c')
  expect(customers.filter((name) => name === 'OwnerId' || name === 'Comments')).toEqual([])
})

test('an object that is closed to the viewer and one without a path are answered alike', async () => {
  const closed = await calls.call('customer', 'GET', '/path/layout/Lead?layoutOverride=Default')
  const without = await calls.call('customer', 'GET', '/path/layout/Contact?layoutOverride=Default')
  expect([closed.status, closed.text]).toEqual([404, without.text])
})
