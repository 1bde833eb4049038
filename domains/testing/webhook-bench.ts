import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { OutgoingMail } from '@porchlight/providers/mail'
import { expect } from 'vitest'
import type { WebhookEvent } from '../administration/operations/webhooks/delivery-state'
import {
  addSubscription,
  listSubscriptions,
  removeSubscription,
  type Subscription,
  type SubscriptionStore,
} from '../administration/operations/webhooks/subscriptions'
import { type MethodBench, openMethodBench } from './method-bench'

const minute = 60_000

/** A request as the receiver got it. */
export interface Taken {
  readonly body: string
  readonly signature: string
  readonly events: readonly WebhookEvent[]
}

/** A bench with a receiver of webhooks, which takes what comes unless it is told to behave otherwise. */
export interface WebhookBench {
  readonly bench: MethodBench
  /** The receiver's address. */
  readonly url: string
  /** What the receiver was asked to take, and what it took. */
  readonly asked: Taken[]
  readonly taken: Taken[]
  /** What the receiver does with the next requests; null for taking them. */
  readonly behave: (
    how: ((request: IncomingMessage, response: ServerResponse, got: Taken) => void) | null,
  ) => void
  /** Contacts of a brand. */
  readonly contactsOf: (brand: string) => Promise<readonly string[]>
  readonly userIdOf: (username: string) => Promise<string>
  readonly store: () => SubscriptionStore
  /** Subscribes the receiver as a user, to contacts by default, and lets it take the first event. */
  readonly subscribed: (
    username: string,
    objectApiNames?: readonly string[],
  ) => Promise<{ readonly id: string; readonly secret: string }>
  /** The changes that the receiver took, or of `of`. */
  readonly changes: (of?: readonly Taken[]) => readonly Exclude<WebhookEvent, { changeType: 'readAfresh' }>[]
  readonly run: () => Promise<void>
  /** Runs every minute until it holds: other transactions of the database server hold changes back for a moment. */
  readonly runUntil: (holds: () => boolean | Promise<boolean>) => Promise<void>
  /** Changes a field of a contact; gives the value that no receiver may be sent. */
  readonly change: (contactId: string, field?: 'MobilePhone' | 'LastName') => Promise<string>
  readonly stateOf: (id: string) => Promise<Subscription | undefined>
  /** Sends the mails about webhooks that wait in the queue, and gives them. */
  readonly sendMails: () => Promise<readonly OutgoingMail[]>
  /** Forgets what was received, behaves again and ends all subscriptions. */
  readonly reset: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Opens a bench and lets its receiver listen. */
export async function openWebhookBench(): Promise<WebhookBench> {
  const bench = await openMethodBench()
  const { engine, pool, systemViewer, now, webhookSecrets } = bench.world.context
  const asked: Taken[] = []
  const taken: Taken[] = []
  let how: Parameters<WebhookBench['behave']>[0] = null
  let number = 0
  const receiver = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const signature = String(request.headers['porchlight-signature'])
    const got = { body, signature, events: JSON.parse(body).events }
    asked.push(got)
    if (how !== null) return how(request, response, got)
    taken.push(got)
    response.writeHead(204).end()
  })
  const url = `http://127.0.0.1:${await listen(receiver)}/changes`
  const idsOf = async (text: string, value: string) =>
    (await pool.query<{ id: string }>(text, [value])).rows.map(({ id }) => id)
  const self: WebhookBench = {
    bench,
    url,
    asked,
    taken,
    behave: (next) => {
      how = next
    },
    contactsOf: (brand) =>
      idsOf(
        'select "Id" as id from record."Contact" where "Customer_Brand__c" = $1 order by 1 limit 5',
        brand,
      ),
    userIdOf: async (username) =>
      (await idsOf('select "Id" as id from record."User" where "Username" = $1', username))[0] ?? '',
    store: () => ({
      connection: pool,
      box: webhookSecrets,
      newSecret: () => randomBytes(32).toString('base64url'),
      now: now(),
    }),
    subscribed: async (username, objectApiNames = ['Contact']) => {
      const userId = await self.userIdOf(username)
      const made = await addSubscription(self.store(), { name: 'Warehouse', userId, url, objectApiNames })
      await self.runUntil(() => taken.length > 0)
      const events = taken.flatMap((each) => each.events)
      expect(events).toMatchObject([{ changeType: 'readAfresh', reason: 'begins' }])
      taken.length = 0
      asked.length = 0
      return made
    },
    changes: (of = taken) =>
      of
        .flatMap((each) => each.events)
        .flatMap((event) => (event.changeType === 'readAfresh' ? [] : [event])),
    run: async () => {
      bench.waiting.push({ jobName: 'deliver-webhooks', payload: {} })
      await bench.runJobs()
    },
    runUntil: async (holds) => {
      for (let tries = 0; tries < 300; tries += 1) {
        await self.run()
        if (await holds()) return
        bench.world.advance(minute)
        await pause(20)
      }
      expect.fail(`It never came: ${JSON.stringify(taken)}`)
    },
    change: async (contactId, field = 'MobilePhone') => {
      number += 1
      const phone = `(713) 555-01${String(number % 100).padStart(2, '0')}`
      const value = field === 'MobilePhone' ? phone : `x${number}`
      await engine.updateRecord(systemViewer, contactId, { fields: { [field]: value } })
      return value
    },
    stateOf: async (id) => (await listSubscriptions(pool)).find((each) => each.id === id),
    sendMails: async () => {
      const { rows } = await pool.query<{ payload: { userId: string } }>(
        `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
         where t.id = j.task_id and t.identifier = 'send-webhook-stopped' returning j.payload`,
      )
      for (const { payload } of rows) bench.waiting.push({ jobName: 'send-webhook-stopped', payload })
      return bench.runJobs()
    },
    reset: async () => {
      how = null
      for (const { id } of await listSubscriptions(pool)) await removeSubscription(pool, id)
      await pool.query('delete from graphile_worker._private_jobs')
      asked.length = 0
      taken.length = 0
    },
    close: async () => {
      receiver.closeAllConnections()
      receiver.close()
      await bench.close()
    },
  }
  return self
}

/** Whether `secret` made one of the digests of a signature. */
export function signs(secret: string, { body, signature }: Taken): boolean {
  const seconds = /^t=(\d+),/.exec(signature)?.[1] ?? ''
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return signature.split(',').includes(`v1=${digest}`)
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
