import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld({ portal: true })
}, 120_000)

afterAll(() => world.close())

test('the versions are listed from 20.0 to 65.0, each with its address', async () => {
  const answer = await world.app.inject('/services/data')
  const versions = answer.json()
  expect(answer.statusCode).toBe(200)
  expect(versions).toHaveLength(46)
  expect(versions[0]).toEqual({ label: 'Version 20.0', url: '/services/data/v20.0', version: '20.0' })
  expect(versions.at(-1)).toMatchObject({ url: '/services/data/v65.0', version: '65.0' })
})

test.each(['v20.0', 'v38.0', 'v65.0'])('%s names its resources and is answered alike', async (version) => {
  const found = await world.app.inject(`/services/data/${version}`)
  expect(found.json()).toEqual({
    changes: `/services/data/${version}/changes`,
    'ui-api': `/services/data/${version}/ui-api`,
  })
  const answer = await world.app.inject(`/services/data/${version}/ui-api/object-info`)
  const current = await world.app.inject('/services/data/v65.0/ui-api/object-info')
  expect([answer.statusCode, answer.payload.length]).toEqual([current.statusCode, current.payload.length])
})

test.each(['v1.0', 'v19.0', 'v66.0', 'v99.0', 'v65.1', 'v065.0', 'latest'])(
  '%s is none, in the form of every refused read',
  async (version) => {
    for (const path of ['', '/ui-api/object-info']) {
      const answer = await world.app.inject(`/services/data/${version}${path}`)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual([{ errorCode: 'NOT_FOUND', message: expect.any(String) }])
    }
  },
)
