import { createDataService, type ResourceRequest } from '@porchlight/data-service'
import { expect, test } from 'vitest'
import { getRecord } from '../../records/record/client'
import { performQuickAction, performUpdateRecordQuickAction } from './client'

const caseId = '500000000000001AAA'

function makeService() {
  const requests: ResourceRequest[] = []
  const dataService = createDataService({
    network: async (request) => {
      requests.push(request)
      const record = {
        id: caseId,
        apiName: 'Case',
        weakEtag: 5,
        fields: { Status: { displayValue: null, value: 'New' } },
      }
      const execution = { contextId: caseId, id: caseId, isCreated: false, isSuccess: true }
      const body = request.method === 'GET' ? record : execution
      return { status: 200, statusText: 'OK', ok: true, headers: {}, body }
    },
    now: () => 0,
  })
  return { dataService, requests }
}

test('an action is sent with its form, and the record that it touched is read again', async () => {
  const { dataService, requests } = makeService()
  const config = { recordId: caseId, fields: 'Case.Status' } as const
  await dataService.read(getRecord, config)
  const execution = await dataService.write(performQuickAction, {
    actionApiName: ' Case.Reply ',
    contextId: caseId.slice(0, 15),
    apiName: 'CaseComment',
    fields: { CommentBody: 'Hello.' },
  })
  expect(execution).toMatchObject({ isSuccess: true })
  expect(Object.isFrozen(execution)).toBe(true)
  await dataService.read(getRecord, config)
  expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET'])
  expect(requests[1]).toMatchObject({
    basePath: '/ui-api/actions/perform-quick-action/{actionApiName}',
    urlParams: { actionApiName: 'Case.Reply' },
    body: { contextId: caseId, apiName: 'CaseComment', fields: { CommentBody: 'Hello.' } },
  })
})

test('an action without a name, with a malformed id or form is refused before it is sent', async () => {
  const { dataService, requests } = makeService()
  const perform = (input: unknown) => dataService.write(performQuickAction, input as never)
  for (const input of [
    null,
    {},
    { actionApiName: '' },
    { actionApiName: 'NewCase', contextId: 'x' },
    { actionApiName: 'NewCase', fields: [] },
  ]) {
    await expect(perform(input)).rejects.toThrow('Invalid config for "performQuickAction"')
  }
  await expect(
    dataService.write(performUpdateRecordQuickAction, { actionApiName: 'Case.Close' }),
  ).rejects.toThrow('Invalid config for "performUpdateRecordQuickAction"')
  expect(requests).toEqual([])
})

test('a change of a record goes out as PATCH', async () => {
  const { dataService, requests } = makeService()
  await dataService.write(performUpdateRecordQuickAction, { actionApiName: 'Case.Reopen', contextId: caseId })
  expect(requests[0]).toMatchObject({ method: 'PATCH', body: { contextId: caseId, fields: {} } })
})
