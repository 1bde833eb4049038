import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { createServer, loadPortal, type ServerContext } from '@porchlight/server/testing'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { type DocumentedCall, documentedCalls } from '../robustness/documented-calls'
import {
  type Block,
  createBlockMonitor,
  leastBlockMs,
  longestBlockMs,
  reportLongestBlock,
} from '../robustness/longest-block'

/** A demo customer with an account and an order. */
export interface Customer {
  readonly username: string
  readonly userId: string
  readonly contactId: string
  readonly accountId: string
  readonly orderId: string
}

/** A server that a check attacks: the real one, or one with a planted hole over the same records. */
export interface Target {
  readonly send: (request: InjectOptions) => Promise<LightMyRequestResponse>
  readonly context: ServerContext
}

/** Everything a check needs: the target, and the people of the world. */
export interface AbuseWorld extends Target {
  readonly world: TestWorld
  /** Whether its pages are served as well. */
  readonly portal: boolean
  readonly calls: readonly DocumentedCall[]
  /** The attacker, signed in by `token`. */
  readonly mine: Customer
  readonly token: string
  /** The victim, a customer of another brand. */
  readonly theirs: Customer
}

/** A change that opens a hole: in what the server is composed of, or in the server before its first request. */
export interface Planted {
  readonly context?: (context: ServerContext) => ServerContext
  readonly app?: (app: FastifyInstance) => void
}

/**
 * Opens the real world; with pages, with mails that are sent, or on a port, as a check needs. At its end it reports how
 * long one of its requests blocked the event loop, and fails if that was too long.
 */
export async function openAbuseWorld({
  portal = false,
  background = false,
  listen = false,
  settings = async (): Promise<Readonly<Record<string, string>>> => ({}),
} = {}): Promise<AbuseWorld> {
  const world = await createTestWorld({ portal, background, listen, settings })
  const { send, report } = watchSends(world.app)
  const [mine, theirs] = await customersOf(world)
  for (const { userId } of [mine, theirs]) await world.context.identity.setPassword(userId, password)
  return {
    world: { ...world, close: () => report().finally(() => world.close()) },
    portal,
    context: world.context,
    send,
    calls: (await documentedCalls(world.app)).filter(({ path }) => !isStream(path)),
    mine,
    theirs,
    token: await world.tokenOf(mine.username),
  }
}

/** Returns the same world behind a server in which exactly one protection is missing. */
export async function withHole(real: AbuseWorld, planted: Planted): Promise<AbuseWorld> {
  const context = planted.context?.(real.context) ?? real.context
  const app = await createServer(context, real.portal ? await loadPortal(portalDirectory) : null)
  planted.app?.(app)
  return { ...real, context, send: async (request) => await app.inject(request) }
}

/** Sends requests to a server, and records how long each blocks the event loop. */
export function watchSends(app: FastifyInstance): {
  readonly send: Target['send']
  /**
   * Resends, each alone, those that blocked it too long, and reports the longest block.
   * @throws RangeError where it is too long
   */
  readonly report: (write?: (line: string) => void) => Promise<void>
} {
  let longest: Block = { request: 'nothing', milliseconds: 0 }
  const late: InjectOptions[] = []
  const inject = async (request: InjectOptions) => await app.inject(asOverALine(request))
  const note = (block: Block) => {
    if (block.milliseconds >= longest.milliseconds) longest = block
  }
  return {
    send: async (request) => {
      const monitor = createBlockMonitor()
      const answer = await monitor.watch(addressOf(request), () => inject(request))
      const [block] = monitor.blocks()
      if (block !== undefined && block.milliseconds > longestBlockMs) late.push(request)
      else if (block !== undefined) note(block)
      return answer
    },
    report: async (write) => {
      for (const request of late) {
        const name = addressOf(request)
        note({ request: name, milliseconds: await leastBlockMs(name, () => inject(request)) })
      }
      reportLongestBlock(longest, write)
    },
  }
}

function addressOf({ method = 'GET', url }: InjectOptions): string {
  return `${method} ${typeof url === 'string' ? url.replace(/\?.*/s, '').slice(0, 100) : ''}`
}

/** The amount of data that a connection delivers in one piece. */
const chunkBytes = 65_536

/** Returns a request whose body arrives in parts, with others served between them, if it is larger than one. */
function asOverALine(request: InjectOptions): InjectOptions {
  const { payload, headers } = request
  if (!Buffer.isBuffer(payload) || payload.length <= chunkBytes) return request
  const parts = async function* () {
    for (let start = 0; start < payload.length; start += chunkBytes) {
      yield payload.subarray(start, start + chunkBytes)
      await setImmediate()
    }
  }
  return {
    ...request,
    headers: { 'content-length': String(payload.length), ...headers },
    payload: Readable.from(parts(), { objectMode: false }),
  }
}

/** The location of the built portal. */
export const portalDirectory = decodeURIComponent(new URL('../../apps/portal/dist', import.meta.url).pathname)

/** Returns whether the response has no end that a check could wait for. */
export function isStream(path: string): boolean {
  return path === '/live'
}

/** The password of both customers. */
export const password = 'Quiet-hill-42'

/** The additional headers of a browser on our own page. */
export const ownPage = {
  host: 'localhost',
  origin: 'http://localhost',
  'sec-fetch-site': 'same-origin',
} as const

/** Returns the headers of a user with that bearer token. */
export function bearer(token: string): { readonly authorization: string } {
  return { authorization: `Bearer ${token}` }
}

export const loginPath = '/lwr/apex/v65.0/CustomerPortalLoginController'

/** Returns a call with its examples filled in, for messages. */
export function nameOf(call: { readonly method: string; readonly path: string }): string {
  return `${call.method} ${call.path}`
}

/** Returns two customers of different brands, each with an order. */
async function customersOf(world: TestWorld): Promise<readonly [Customer, Customer]> {
  const { rows } = await world.context.pool.query<Customer & { readonly brand: string }>(`
    select distinct on (u."Username") u."Username" as username, u."Id" as "userId",
           u."ContactId" as "contactId", a."Id" as "accountId", o."Id" as "orderId",
           a."Account_Brand__c" as brand
    from record."User" u
    join record."Account" a on a."ContactId" = u."ContactId"
    join record."Order" o on o."AccountId" = a."Id"
    join record."Case" c on c."ContactId" = u."ContactId"
    where u."Portal_Role__c" = 'Customer' and u."IsActive" order by u."Username", a."Id", o."Id"`)
  const [first] = rows
  const other = rows.find((row) => row.brand !== first?.brand)
  if (first === undefined || other === undefined) throw new TypeError('The demo world has no two customers.')
  return [first, other]
}
