import { demoPassword } from '@porchlight/demo/world/demo-world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import { systemUser } from '../../objects/user/system-user'
import { findLogInUser, findLoginUserId } from './login-user'
import type { RecordReader } from './record-reader'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())

it('a mail about a login is sent whatever time zone was stored with it', async () => {
  const username = 'dana.whitcombe@example.com'
  await bench.world.context.pool.query(
    `update record."User" set "TimeZoneSidKey" = 'Nowhere/Land' where "Username" = $1`,
    [username],
  )
  const browser = bench.browser()
  await browser.signIn(username)
  const newPassword = 'Garden-lamp-42!'
  await browser.call('changePassword', {
    currentPassword: demoPassword,
    newPassword,
    confirmPassword: newPassword,
  })
  expect(await bench.runJobs()).toMatchObject([{ to: username }])
})

it.each([
  { who: 'somebody', username: 'dana.whitcombe@example.com', isFound: true },
  { who: 'nobody', username: 'nobody.at.all@example.com', isFound: false },
  { who: 'the platform itself', username: systemUser.fields.Username, isFound: false },
])('a username of $who is looked up by one statement that gives one row', async ({ username, isFound }) => {
  const { engine, systemViewer } = bench.world.context
  const rows: number[] = []
  const reader: RecordReader = {
    systemViewer,
    engine: {
      ...engine,
      listRecords: async (viewer, request) => {
        const page = await engine.listRecords(viewer, request)
        rows.push(page.records.length + (page.nextPageToken === null ? 0 : 1))
        return page
      },
    },
  }
  expect(await findLogInUser(reader, username)).toEqual(
    isFound ? { userId: expect.any(String), active: true, staff: false } : null,
  )
  expect((await findLoginUserId(reader, 'Username', username)) !== null).toBe(isFound)
  expect(rows).toEqual([1, 1])
})
