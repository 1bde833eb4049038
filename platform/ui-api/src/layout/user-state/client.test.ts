import { createDataService, type ResourceRequest, requestAddress } from '@porchlight/data-service'
import { expect, test } from 'vitest'
import { getLayoutUserState, type UpdateLayoutUserStateInput, updateLayoutUserState } from './client'

const layout = { objectApiName: 'Case', recordTypeId: '012000000000000AAA' } as const
const section = '01B000000000001AAA'

function makeService() {
  const requests: ResourceRequest[] = []
  const dataService = createDataService({
    network: async (request) => {
      requests.push(request)
      const collapsed = request.method === 'PATCH'
      const body = { id: '00h000000000001AAA', sectionUserStates: { [section]: { collapsed, id: section } } }
      return { status: 200, statusText: 'OK', ok: true, headers: {}, body }
    },
    now: () => 0,
  })
  return { dataService, requests }
}

test('the state is that of the full layout for looking, unless another is named', async () => {
  const { dataService, requests } = makeService()
  await dataService.read(getLayoutUserState, layout)
  await dataService.read(getLayoutUserState, { ...layout, layoutType: 'Full', mode: 'View' })
  expect(requests.map(requestAddress)).toEqual([
    '/services/data/v65.0/ui-api/layout/Case/user-state?layoutType=Full&mode=View&recordTypeId=012000000000000AAA',
  ])
})

test('readers of a layout see at once what was folded', async () => {
  const { dataService, requests } = makeService()
  await dataService.read(getLayoutUserState, layout)
  await dataService.write(updateLayoutUserState, {
    ...layout,
    sectionUserStates: { [section]: { collapsed: true } },
  })
  expect(await dataService.read(getLayoutUserState, layout)).toMatchObject({
    data: { sectionUserStates: { [section]: { collapsed: true } } },
  })
  expect(requests.map(({ method, body }) => [method, body])).toEqual([
    ['GET', null],
    ['PATCH', { sectionUserStates: { [section]: { collapsed: true } } }],
  ])
})

test('a read without a record type is not a valid config', async () => {
  const { dataService, requests } = makeService()
  expect(await dataService.read(getLayoutUserState, { objectApiName: 'Case' })).toMatchObject({
    state: 'Error',
  })
  expect(requests).toEqual([])
})

test.each([
  { ...layout },
  { ...layout, sectionUserStates: { [section]: true } },
  { ...layout, sectionUserStates: { [section]: { collapsed: 'yes' } } },
  { objectApiName: 'Case', sectionUserStates: {} },
  { ...layout, recordTypeId: null, sectionUserStates: {} },
])('%o is refused before it is sent', async (input) => {
  const { dataService, requests } = makeService()
  await expect(
    dataService.write(updateLayoutUserState, input as unknown as UpdateLayoutUserStateInput),
  ).rejects.toMatchObject({ message: '@wire(updateLayoutUserState) invalid configuration' })
  expect(requests).toEqual([])
})
