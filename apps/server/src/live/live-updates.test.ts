import { expect, it } from 'vitest'
import type { LiveConnection } from './live-connection'
import { createLiveUpdates } from './live-updates'

it('a quiet stream says that it is there, and ends once its session has', async () => {
  let isAlive = true
  const said: string[] = []
  const connection: LiveConnection = {
    id: 'one',
    token: 'token',
    viewer: {
      class: 'customer',
      userId: '005000000000001AAA',
      contactId: '003000000000001AAA',
      language: 'en',
    },
    held: new Set(),
    send: (event) => void said.push(event),
    rest: () => void said.push('here'),
    end: () => void said.push('end'),
  }
  // Events that do not come from the database do not need it.
  const nothing = { notifications: { subscribe: async () => undefined } } as never
  const live = await createLiveUpdates(
    nothing,
    async ({ viewer }) => (isAlive ? viewer : null),
    (error) => expect.fail(String(error)),
  )
  await live.beat(connection)
  isAlive = false
  await live.beat(connection)
  expect(said).toEqual(['here', 'signed-out', 'end'])
})
