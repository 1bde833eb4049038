import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signWebhook } from '@porchlight/providers/webhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReceiver, isSigned, type WebhookEvent } from './changes-guide/receive-changes'

const root = new URL('../..', import.meta.url).pathname
const now = new Date('2026-11-20T12:00:00Z')
const event = {
  id: 'y8Lkz2lDVCjubzLFYzI2jQ',
  changeType: 'readAfresh',
  reason: 'begins',
  at: now.toISOString(),
}
const body = JSON.stringify({ subscriptionId: '6f1c3b52', events: [event] })

const stored: WebhookEvent[] = []
let receiver: Server
let address = ''

beforeAll(async () => {
  receiver = createReceiver(
    ['new', 'former'],
    async (events) => {
      stored.push(...events)
    },
    () => now.getTime(),
  )
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/changes`
})
afterAll(() => receiver.close())

test('the guide shows the receiver as it is', () => {
  const guide = readFileSync(`${root}docs/guides/webhooks-for-programs.md`, 'utf8')
  const shown = [...guide.matchAll(/```ts title="([\w.-]+)"\n([\s\S]*?)```/g)].map(([, name, text]) => [
    name,
    text,
  ])
  const name = 'receive-changes.ts'
  expect(shown).toEqual([[name, readFileSync(`${root}tests/data-service/changes-guide/${name}`, 'utf8')]])
})

test.each([
  ['the one secret', signWebhook(body, ['new'], now), 204],
  ['the former secret', signWebhook(body, ['former'], now), 204],
  ['a secret of which only the second is known', signWebhook(body, ['newer', 'new'], now), 204],
  ['another secret', signWebhook(body, ['other'], now), 401],
  ['a secret, over another body', signWebhook('{}', ['new'], now), 401],
  ['a secret, ten minutes ago', signWebhook(body, ['new'], new Date(now.getTime() - 600_000)), 401],
  ['a secret, with another second', signWebhook(body, ['new'], now).replace(/^t=\d+/, 't=1795176001'), 401],
  ['nothing', '', 401],
  ['a digest of other bytes', 't=1795176000,v1=é', 401],
])('the guide’s receiver, given what is signed by %s: %s', async (_by, signature, status) => {
  stored.length = 0
  const headers = { 'content-type': 'application/json', 'porchlight-signature': signature }
  const answer = await fetch(address, { method: 'POST', headers, body })
  expect(answer.status).toBe(status)
  expect(stored).toEqual(status === 204 ? [event] : [])
})

test('a signature counts for five minutes either way', () => {
  const bytes = Buffer.from(body)
  const header = signWebhook(body, ['new'], now)
  const at = (seconds: number) => isSigned(bytes, header, ['new'], now.getTime() + seconds * 1_000)
  expect([-301, -300, 0, 300, 301].map(at)).toEqual([false, true, true, true, false])
})
