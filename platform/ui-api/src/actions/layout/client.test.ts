import { createDataService, type ResourceRequest, requestAddress } from '@porchlight/data-service'
import { expect, test } from 'vitest'
import { getAppDetails, getApps } from '../../apps/app/client'
import { getNavItems } from '../../nav-items/nav-items/client'
import { getFormulaActivation } from '../formula-activation/client'
import { getGlobalActions } from '../global/client'
import { getLookupActions } from '../lookup/client'
import { getObjectCreateActions } from '../object/client'
import { getActionOverrides } from '../overrides/client'
import { getQuickActionInfo } from '../quick-action-info/client'
import { getQuickActionDefaults } from '../record-defaults/client'
import { getQuickActionLayout } from './client'

const caseId = '500000000000001AAA'

function makeService() {
  const requests: ResourceRequest[] = []
  const dataService = createDataService({
    network: async (request) => {
      requests.push(request)
      return { status: 200, statusText: 'OK', ok: true, headers: {}, body: {} }
    },
    now: () => 0,
  })
  return { dataService, addresses: () => requests.map(requestAddress).map((text) => text.slice(27)) }
}

test('each adapter asks for what its config says, trimmed and in one form', async () => {
  const { dataService, addresses } = makeService()
  await dataService.read(getQuickActionLayout, { actionApiName: ' Case.Reply ', objectApiName: 'Case' })
  await dataService.read(getQuickActionInfo, {
    actionApiName: 'Case.Reply',
    parentRecordId: caseId.slice(0, 15),
  })
  await dataService.read(getQuickActionDefaults, { actionApiName: 'NewCase', optionalFields: ['Case.Type'] })
  await dataService.read(getGlobalActions, { sections: ['Page'] })
  await dataService.read(getLookupActions, { objectApiNames: ['Contact', 'Case'] })
  await dataService.read(getObjectCreateActions, { objectApiName: { objectApiName: 'Case' } })
  await dataService.read(getActionOverrides, { objectApiName: 'Case', defaultTemplateOnly: true })
  await dataService.read(getFormulaActivation, { actionFeature: 'DynamicActions', objectApiNames: 'Case' })
  await dataService.read(getApps, { formFactor: 'Large' })
  await dataService.read(getAppDetails, { appId: 'Advisor_Console', userCustomizations: false })
  await dataService.read(getNavItems, { navItemNames: ['Case'], page: 1, pageSize: 5 })
  expect(addresses()).toEqual([
    '/actions/layout/Case.Reply?objectApiName=Case',
    `/actions/quick-action-info/Case.Reply?parentRecordId=${caseId}`,
    '/actions/record-defaults/NewCase?optionalFields=Case.Type',
    '/actions/global?sections=Page',
    '/actions/lookup/Case%2CContact',
    '/actions/object/Case/record-create',
    '/actions/overrides/Case?defaultTemplateOnly=true',
    '/actions/formula-activation/DynamicActions?objectApiNames=Case',
    '/apps?formFactor=Large',
    '/apps/Advisor_Console?userCustomizations=false',
    '/nav-items?navItemNames=Case&page=1&pageSize=5',
  ])
})

test('what is required is required; what has another type is left out', async () => {
  const { dataService, addresses } = makeService()
  const invalid = [
    dataService.read(getQuickActionLayout, { actionApiName: ' ' }),
    dataService.read(getQuickActionInfo, { actionApiName: '' }),
    dataService.read(getQuickActionDefaults, { actionApiName: '' }),
    dataService.read(getLookupActions, { objectApiNames: [] }),
    dataService.read(getObjectCreateActions, { objectApiName: '' }),
    dataService.read(getActionOverrides, { objectApiName: '' }),
    dataService.read(getFormulaActivation, { actionFeature: '' }),
    dataService.read(getAppDetails, { appId: ' ' }),
  ]
  for (const snapshot of await Promise.all(invalid)) expect(snapshot.state).toBe('Error')
  await dataService.read(getNavItems, { page: 1.5, pageSize: '5' } as never)
  await dataService.read(getApps, { formFactor: 'Huge' } as never)
  expect(addresses()).toEqual(['/nav-items', '/apps'])
})

test('answers live as long as the specification says', () => {
  const minutes = (count: number) => count * 60_000
  expect(
    [getGlobalActions, getLookupActions, getApps, getFormulaActivation].map(({ ttlMs }) => ttlMs),
  ).toEqual(Array(4).fill(minutes(5)))
  expect([getQuickActionLayout.ttlMs, getQuickActionInfo.ttlMs]).toEqual([minutes(15), minutes(15)])
  expect([getNavItems.ttlMs, getActionOverrides.ttlMs]).toEqual([minutes(2), minutes(60 * 24 * 30)])
})
