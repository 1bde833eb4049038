import { enqueueJob } from '@porchlight/jobs'
import { type BackgroundWork, loadPortal, startBackgroundWork } from '@porchlight/server/testing'
import { inSweep } from '@porchlight/test-kit/sweep'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, openAbuseWorld, type Planted, portalDirectory } from './abuse-world'
import { canariesIn, canaryKinds, countCanaries, kindsIn } from './canaries'
import { liveWithCanaries } from './canary-life'
import { type CanaryRequest, callRequests, pageRequests, recordRequests } from './canary-requests'
import { jobPayloads, oldestTransaction, recordJobPayloads, storedCanaries, withLog } from './canary-sinks'
import { withIdentity } from './planted-identities'
import { twinIt } from './twin-it'

let world: AbuseWorld
let background: BackgroundWork
/** Before the first canary was created. */
let start: string
const backgroundLines: string[] = []

beforeAll(async () => {
  world = await openAbuseWorld({ portal: true })
  const { pool } = world.context
  await recordJobPayloads(pool)
  start = await oldestTransaction(pool)
  background = await startBackgroundWork(
    world.context,
    world.context.direct.options.connectionString ?? '',
    (level, event, facts) => void backgroundLines.push(JSON.stringify({ level, event, facts })),
  )
})
afterAll(async () => {
  await background.close()
  await world.world.close()
})

describe('A30: what people type or hold', () => {
  it('stands in no log, error, address, job or foreign column, and secrets in no column at all', async () => {
    expect(await findLeaks({})).toEqual([])
    expect(countCanaries()).toBeGreaterThan(5_000)
  }, 180_000)

  const someCalls = /Controller\/(logIn|forgotPassword)|^POST \/login/

  twinIt('is reported by this check when requests are logged whole', async () => {
    const planted: Planted = {
      app: (app) => {
        app.addHook('preHandler', async (request) => {
          request.log.info({ address: request.url, headers: request.headers, body: request.body })
        })
      },
    }
    const leaks = await findLeaks(planted, someCalls)
    expect(leaks).toContain(
      'password in log: POST /lwr/apex/v65.0/CustomerPortalLoginController/logIn in its body',
    )
    expect(leaks).toContain(
      'token in log: POST /lwr/apex/v65.0/CustomerPortalLoginController/logIn in cookies',
    )
    expect(leaks).toContain('email in log: a customer’s life')
    expect(leaks).toContain('secret in log')
  })

  twinIt('is reported by this check when errors repeat what was sent', async () => {
    const planted: Planted = {
      app: (app) => {
        app.addHook('onSend', async (request, reply, payload) =>
          reply.statusCode >= 400 ? `${String(payload)}${JSON.stringify(request.body)}` : payload,
        )
      },
    }
    const leaks = await findLeaks(planted, someCalls)
    expect(leaks).toContain(
      'card in error: POST /lwr/apex/v65.0/CustomerPortalLoginController/logIn in its body',
    )
    expect(leaks).toContain('password in error: POST /login')
  })

  twinIt('is reported by this check when addresses carry what was typed', async () => {
    const planted: Planted = {
      app: (app) => {
        app.addHook('onSend', async (request, reply, payload) => {
          const { username } = (request.body ?? {}) as { username?: string }
          if (username !== undefined)
            reply.header('location', `/login?username=${encodeURIComponent(username)}`)
          return payload
        })
      },
    }
    const leaks = await findLeaks(planted, someCalls)
    expect(leaks).toContain('email in address: POST /login')
  })

  twinIt('is reported by this check when jobs carry addresses', async () => {
    const planted: Planted = {
      app: (app) => {
        app.addHook('preHandler', async (request) => {
          const { username } = (request.body ?? {}) as { username?: string }
          if (username === undefined) return
          await enqueueJob(world.context.pool, 'send-reset-link', { userId: null, username })
        })
      },
    }
    expect(await findLeaks(planted, someCalls)).toContain('email in job: the queue')
  })

  twinIt('is reported by this check when a password or a token is kept', async () => {
    const planted: Planted = {
      context: (context) =>
        withIdentity(context, (identity) => ({
          setPassword: async (userId, chosen) => {
            await context.pool.query('insert into installation.fact values ($1, $2) on conflict do nothing', [
              chosen,
              userId,
            ])
            await identity.setPassword(userId, chosen)
          },
          useOneTimeToken: async (token, expected) => {
            await context.pool.query(
              'insert into installation.secret values ($1, $2) on conflict do nothing',
              [`used ${expected.purpose}`, Buffer.from(token)],
            )
            return await identity.useOneTimeToken(token, expected)
          },
        })),
    }
    const leaks = await findLeaks(planted, /none/)
    expect(leaks).toContain('password in installation.fact.name')
    expect(leaks).toContain('secret in installation.secret.value')
  })
})

/**
 * Number of kinds that each location gets, in turn, where every location is tried: all with SWEEP=1 (`npm run sweep`).
 */
const kindsOfPlace = inSweep<number>(canaryKinds.length, { otherwise: 1 })

/**
 * Returns the requests of the kinds whose turn it is, so that each location gets the same number and each kind reaches
 * the same number of locations.
 */
function inTurn(requests: readonly CanaryRequest[]): readonly CanaryRequest[] {
  const places = new Map<string, number>()
  return requests.filter(({ name, url, headers, cookies, payload }) => {
    const place = places.get(name) ?? places.size
    places.set(name, place)
    const [kind] = kindsIn(JSON.stringify([url, headers, cookies, payload]))
    return kind === undefined || (canaryKinds.indexOf(kind) + place) % canaryKinds.length < kindsOfPlace
  })
}

/** Returns the requests of every kind. Each check creates its own, so that it knows its own canaries. */
async function requestsOf(target: AbuseWorld): Promise<readonly CanaryRequest[]> {
  const { entry } = await loadPortal(portalDirectory)
  const calls = await callRequests(target)
  const names = calls.flatMap(({ payload }) => (typeof payload === 'object' ? Object.keys(payload) : []))
  const fieldNames = [...new Set(names.filter((name) => canariesIn(name).length === 0))]
  return [...calls, ...(await recordRequests(target)), ...pageRequests(entry.routes, fieldNames)]
}

/** `only`: the names of the requests to send, of every kind, where all would take long. */
async function findLeaks(planted: Planted, only?: RegExp): Promise<readonly string[]> {
  const lines: string[] = []
  const target = await withLog(world, lines, planted)
  const leaks: string[] = []
  const report = (sink: string, text: string, name: string) => {
    for (const kind of kindsIn(text)) leaks.push(`${kind} in ${sink}: ${name}`)
  }
  const homes = new Map<string, string>()
  const { identity } = target.context
  let number = 0
  const all = await requestsOf(target)
  const chosen = only === undefined ? inTurn(all) : all.filter(({ name }) => only.test(name))
  for (const { name, field, mayComeBack, ...request } of chosen) {
    number += 1
    if (field !== null) {
      for (const sent of canariesIn(JSON.stringify(request.payload)))
        homes.set(plain(sent), `record.${field}`)
    }
    const isSignedIn = number % 2 === 0 || field !== null
    const token = isSignedIn ? (await identity.startSession(target.mine.userId)).token : ''
    const answer = await target.send({
      ...request,
      remoteAddress: `10.9.${(number >> 8) & 255}.${number & 255}`,
      cookies: { ...(isSignedIn ? { porchlight_session: token } : {}), ...request.cookies },
    })
    report('log', lines.splice(0).join(), name)
    const shown = canariesIn(mayComeBack).map(plain)
    const isForeign = (sent: string) => !shown.includes(plain(sent)) && !homes.has(plain(sent))
    if (answer.statusCode >= 400) report('error', canariesIn(answer.payload).filter(isForeign).join(), name)
    if (answer.statusCode >= 500) leaks.push(`failure: ${name}`)
    const { location = '' } = answer.headers
    const requested = canariesIn(decodeURIComponent(String(request.url))).map(plain)
    const isNew = (sent: string) => isForeign(sent) || !requested.includes(plain(sent))
    report('address', canariesIn(location).filter(isNew).join(), name)
  }
  const secrets = await liveWithCanaries(target, background)
  const logged = [...lines, ...backgroundLines].join('\n')
  report('log', logged, 'a customer’s life')
  leaks.push(...secrets.filter((secret) => logged.includes(secret)).map(() => 'secret in log'))

  const payloads = (await jobPayloads(target.context.pool)).join('\n')
  report('job', payloads, 'the queue')
  leaks.push(...secrets.filter((secret) => payloads.includes(secret)).map(() => 'secret in job'))
  for (const { column, value } of await storedCanaries(target.context.pool, secrets, start)) {
    const kind = kindsIn(value)[0] ?? 'secret'
    if (!isAtHome(column, kind, homes.get(plain(value)))) leaks.push(`${kind} in ${column}`)
  }
  return leaks
}

/** Normalises a canary: numbers are stored with and without their hyphens. */
function plain(sent: string): string {
  return decodeURIComponent(sent).replace(/\W/g, '').toLowerCase()
}

/** Where events for the billing system are queued, and where the demo’s billing system received them. */
const notifiedColumns = ['billing_outbox.event.data', 'billing_stand_in.event.event']

/** Columns for the addresses that a customer signs up and signs in with. */
const addressColumns = [
  'record.Contact.Email',
  'record.User.Email',
  'record.User.Username',
  'identity.email_change.new_email',
  'identity.email_change.old_email',
  ...notifiedColumns,
]

/** Fields that are sent to the billing system. */
const notifiedFields = [
  'record.Contact.MobilePhone',
  'record.Contact.OtherPhone',
  'record.Account.Plan_Name__c',
]

/** Returns whether a value sent as `field` may be in `column`: there, and where the object is searched. */
function isAtHome(column: string, kind: string, field: string | undefined): boolean {
  if (kind === 'email' && addressColumns.includes(column)) return true
  if (field === undefined) return false
  if (notifiedColumns.includes(column) && notifiedFields.includes(field)) return true
  const object = field.slice(0, field.lastIndexOf('.'))
  return column === field || column.startsWith(`${object}.search_`)
}
