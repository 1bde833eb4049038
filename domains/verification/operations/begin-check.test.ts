import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCustomer } from '../../testing/new-customer'
import { startCheck } from './begin-check'

type Context = Parameters<typeof startCheck>[0]

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

it('the service is told whom it has to find, so that somebody of another name does not pass', async () => {
  const { systemViewer } = world.context
  const { contactId, accountId } = await createCustomer({ world, systemViewer })
  const requests: Parameters<Context['identityCheck']['begin']>[0][] = []
  const context = {
    ...world.context,
    viewer: systemViewer,
    hostBrand: 'first',
    brandAddress: () => 'https://first.example.com',
    identityCheck: {
      begin: async (request: (typeof requests)[number]) => {
        requests.push(request)
        return 'reference'
      },
      addressOf: () => '',
    },
  } as unknown as Context
  const access = { audience: 'lookUp', orderId: '801', contactId, accountId } as Parameters<
    typeof startCheck
  >[1]
  const check = { verificationId: 'a0c000000000001' } as Parameters<typeof startCheck>[2]
  expect(await startCheck(context, access, check)).toBe('reference')
  expect(requests).toEqual([
    {
      reference: 'a0c000000000001',
      returnAddress: 'https://first.example.com/verification',
      language: 'en',
      firstName: 'Nadia',
      lastName: 'Harrowgate',
    },
  ])
})
