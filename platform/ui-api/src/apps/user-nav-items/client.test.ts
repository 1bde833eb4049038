import { createDataService, type ResourceRequest } from '@porchlight/data-service'
import { expect, test } from 'vitest'
import { getApps } from '../app/client'
import { getUserNavItems, updateUserNavItems } from './client'

function makeService() {
  const requests: ResourceRequest[] = []
  const dataService = createDataService({
    network: async (request) => {
      requests.push(request)
      const body = { navItems: [], apps: [], eTag: `answer ${requests.length}` }
      return { status: 200, statusText: 'OK', ok: true, headers: {}, body }
    },
    now: () => 0,
  })
  return { dataService, requests }
}

const app = { appId: 'Advisor_Console', formFactor: 'Large' } as const

test('an arrangement is the answer to later reads of it, and what else shows one is read again', async () => {
  const { dataService, requests } = makeService()
  await dataService.read(getUserNavItems, app)
  await dataService.read(getUserNavItems, { appId: 'Advisor_Console' })
  await dataService.read(getApps, {})
  await dataService.read(getApps, { userCustomizations: false })
  await dataService.write(updateUserNavItems, { ...app, navItems: [{ id: '0Qk000000000001AAA' }] })
  expect(requests.at(-1)).toMatchObject({
    method: 'PUT',
    basePath: '/ui-api/apps/{appId}/user-nav-items',
    urlParams: { appId: 'Advisor_Console' },
    queryParams: { formFactor: 'Large' },
    body: { navItems: [{ id: '0Qk000000000001AAA' }] },
  })
  const eTagOf = async (answer: Promise<unknown> | unknown) =>
    ((await answer) as { readonly data: { readonly eTag: string } }).data.eTag
  expect(await eTagOf(dataService.read(getUserNavItems, app))).toBe('answer 5')
  // The response without the viewer's arrangement is unchanged.
  expect(await eTagOf(dataService.read(getApps, { userCustomizations: false }))).toBe('answer 4')
  expect(await eTagOf(dataService.read(getApps, {}))).toBe('answer 6')
  expect(await eTagOf(dataService.read(getUserNavItems, { appId: 'Advisor_Console' }))).toBe('answer 7')
})

test.each([
  { navItems: [{ id: 7 }] },
  { navItems: ['0Qk000000000001AAA'] },
  { navItems: null },
  { appId: ' ' },
])('%o is refused before it is sent', async (input) => {
  const { dataService, requests } = makeService()
  const given = { ...app, navItems: [], ...input } as Parameters<typeof updateUserNavItems.checkConfig>[0]
  await expect(dataService.write(updateUserNavItems, given)).rejects.toThrow(
    'Invalid config for "updateUserNavItems"',
  )
  expect(requests).toEqual([])
})
