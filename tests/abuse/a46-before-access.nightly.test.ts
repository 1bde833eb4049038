import { join } from 'node:path'
import { enqueueJob } from '@porchlight/jobs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, bearer, openAbuseWorld, password, withHole } from './abuse-world'
import { openBrowser } from './portal-browser'
import { sentBy, type TriedRoute, triedRoutes } from './tried-routes'
import { twinIt } from './twin-it'
import { watchWrites } from './watched-writes'

let world: AbuseWorld
let routes: readonly TriedRoute[]

beforeAll(async () => {
  world = await openAbuseWorld({ portal: true })
  routes = await triedRoutes(world)
}, 120_000)
afterAll(() => world.world.close())

/** Methods that are open to everyone and may therefore write for a guest: signing in and up, and requesting a link. */
const openToGuests =
  /logIn|logOut|forgot-?password|resetPassword|createPassword|findMyAccount|resendRegistrationLink|verifyEmail|undoChangeEmail|SignUp|enroll|lookUp|PasskeyLogin|verifySecondFactor|look-up|login|sign-up/i

describe('A46: a request whose sender may not make it', () => {
  it('is tried at every call and every form of the pages', () => {
    expect(routes.filter(({ name }) => name.startsWith('form')).length).toBeGreaterThan(40)
    expect(routes.filter(({ name }) => name.includes('/lwr/')).length).toBeGreaterThan(80)
    expect(routes.length).toBeGreaterThan(200)
  })

  it('has written no row, queued no work and stored no byte by the time it is refused', async () => {
    expect(await findTraces(world)).toEqual([])
  }, 600_000)

  twinIt(
    'is reported by this check when a row is written and work queued before the sender is known',
    async () => {
      const planted = await withHole(world, {
        app: (app) => {
          app.addHook('preHandler', async () => {
            const { pool, now } = world.context
            await pool.query(
              "insert into installation.fact values ('asked', $1) on conflict (name) do update set value = excluded.value",
              [now().toISOString()],
            )
            await enqueueJob(pool, 'purge', {})
          })
        },
      })
      const traces = await findTraces(planted, /sendDocuments$/)
      expect(traces).toContain(
        'guest POST /lwr/apex/v65.0/CustomerPortalDocumentController/sendDocuments: 404, installation.fact job, files 0',
      )
      expect(traces).toHaveLength(4)
    },
  )

  twinIt('is reported by this check when files are stored before the sender is known', async () => {
    const planted = await withHole(world, {
      app: (app) => {
        app.addHook('preHandler', async (request) => {
          const file = request.isMultipart() ? await request.file() : undefined
          if (file !== undefined) await world.context.uploads.receive(file.file, file.filename)
        })
      },
    })
    const traces = await findTraces(planted, /sendDocuments$/)
    expect(traces).toHaveLength(4)
    for (const trace of traces) expect(trace).toMatch(/files 1$/)
  })
})

async function findTraces(target: AbuseWorld, only = /./): Promise<readonly string[]> {
  const traces: string[] = []
  const folders = [join(target.context.settings.dataDir, 'files')]
  let sent = 0
  for (const [stranger, headersOf] of Object.entries(await strangersOf(target))) {
    for (const route of routes.filter(({ name }) => only.test(name))) {
      sent += 1
      const request = sentBy(route, await headersOf(), `10.46.${sent >> 8}.${sent & 255}`)
      let status = 0
      const { tables, files } = await watchWrites(folders, async () => {
        status = (await target.send(request)).statusCode
      })
      const isRefused = [401, 403, 404].includes(status) || (files > 0 && status >= 400)
      const isStranger = stranger === 'guest' || stranger === 'ended session'
      if (status >= 500) traces.push(`${stranger} ${route.name}: ${status}`)
      if (!isRefused && !(isStranger && !openToGuests.test(route.name))) continue
      if (tables.length > 0 || files > 0) {
        traces.push(`${stranger} ${route.name}: ${status}, ${tables.join(' ')}, files ${files}`)
      }
    }
  }
  return traces
}

/** Returns everyone unrelated to the victim; a customer's token is created each time, since some calls end it. */
async function strangersOf(target: AbuseWorld) {
  const browser = openBrowser(target)
  await browser.call('logIn', { username: target.mine.username, password })
  const ended = browser.cookies.get('porchlight_session') ?? ''
  await browser.call('logOut')
  const advisor = await target.world.tokenOf('advisor.first@example.com')
  return {
    guest: async () => ({}),
    'ended session': async () => ({ cookie: `porchlight_session=${ended}` }),
    'another customer': async () => bearer(await target.world.tokenOf(target.mine.username)),
    'advisor of another brand': async () => bearer(advisor),
  } satisfies Readonly<Record<string, () => Promise<Readonly<Record<string, string>>>>>
}
