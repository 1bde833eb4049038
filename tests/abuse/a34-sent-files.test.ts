import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, bearer, openAbuseWorld, withHole } from './abuse-world'
import { fileDoors, pdf } from './hostile-files'
import { visibleOf } from './id-parameters'
import { unknownIdLike } from './owned-records'
import { asSystem } from './planted-engines'
import { twinIt } from './twin-it'

let world: AbuseWorld
let files: {
  readonly own: string
  readonly unscanned: string
  readonly infected: string
  readonly foreign: string
}
let advisor: string

beforeAll(async () => {
  world = await openAbuseWorld()
  advisor = await world.world.tokenOf('advisor.first@example.com')
  const theirs = { ...world, mine: world.theirs, token: await world.world.tokenOf(world.theirs.username) }
  files = {
    own: await sent(world, 'own.pdf', 'Clean'),
    unscanned: await sent(world, 'unscanned.pdf', null),
    infected: await sent(world, 'infected.pdf', 'Infected'),
    foreign: await sent(theirs, 'foreign.pdf', 'Clean'),
  }
})
afterAll(() => world.world.close())

describe('A34: a file that was sent', () => {
  it('is had by its owner and their staff alone, clean, and never as a page', async () => {
    expect(await findLeaks(world)).toEqual([])
  })

  twinIt('is reported by this check when the engine forgets who asks', async () => {
    const planted = await withHole(world, { context: (real) => asSystem(real, 'listRecords') })
    expect(await findLeaks(planted)).toEqual([
      'customer has the foreign file',
      'advisor of another brand has the foreign file',
    ])
  })

  twinIt('is reported by this check when every file counts as clean', async () => {
    const planted = await withHole(world, {
      context: (real) => ({
        ...real,
        engine: {
          ...real.engine,
          listRecords: async (...requested) => {
            const page = await real.engine.listRecords(...requested)
            const Scan_Status__c = { value: 'Clean', displayValue: 'Clean' }
            const records = page.records.map((record) => ({
              ...record,
              fields: { ...record.fields, Scan_Status__c },
            }))
            return { ...page, records }
          },
        },
      }),
    })
    expect(await findLeaks(planted)).toEqual([
      'customer has the unscanned file',
      'customer has the infected file',
    ])
  })

  twinIt('is reported by this check when a browser may show it, guess what it is or keep it', async () => {
    const planted = await withHole(world, {
      app: (app) => {
        app.addHook('onSend', async (_request, reply, payload) => {
          reply.header('content-disposition', 'inline')
          reply.header('x-content-type-options', 'guess')
          reply.header('cache-control', 'max-age=60')
          reply.header('content-security-policy', "default-src 'self'")
          return payload
        })
      },
    })
    expect(await findLeaks(planted)).toEqual([
      'content-disposition: inline',
      'x-content-type-options: guess',
      'cache-control: max-age=60',
      "content-security-policy: default-src 'self'",
    ])
  })
})

/** The headers required in the response with a person's own file. */
const wanted: readonly (readonly [header: string, value: RegExp])[] = [
  ['content-disposition', /^attachment; filename="own\.pdf"/],
  ['x-content-type-options', /^nosniff$/],
  ['cache-control', /^private, no-store$/],
  ['content-security-policy', /^default-src 'none';.* sandbox$/],
]

async function findLeaks(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const attackers = [
    ['customer', bearer(target.token), ['foreign', 'unscanned', 'infected']],
    ['advisor of another brand', bearer(advisor), ['foreign']],
    ['guest', {}, ['own', 'foreign', 'unscanned', 'infected']],
  ] as const
  for (const [attacker, headers, names] of attackers) {
    for (const name of names) {
      const sendRequest = async (id: string) => visibleOf(await download(target, id, headers), id)
      if ((await sendRequest(files[name])) === (await sendRequest(unknownIdLike(files[name])))) continue
      leaks.push(`${attacker} has the ${name} file`)
    }
  }
  const own = await download(target, files.own, bearer(target.token))
  expect([own.statusCode, own.rawPayload.equals(pdf())]).toEqual([200, true])
  for (const [header, value] of wanted) {
    if (!value.test(String(own.headers[header]))) leaks.push(`${header}: ${String(own.headers[header])}`)
  }
  return leaks
}

function download(
  target: AbuseWorld,
  fileId: string,
  headers: Readonly<Record<string, string>>,
): Promise<LightMyRequestResponse> {
  const url = `/lwr/apex/v65.0/CustomerPortalDocumentController/downloadFile?fileId=${fileId}`
  return target.send({ method: 'GET', url, headers })
}

/** Sends a file to the data service and sets that outcome of its scan; its bytes remain, whatever the outcome. */
async function sent(target: AbuseWorld, name: string, scan: 'Clean' | 'Infected' | null): Promise<string> {
  const door = fileDoors.find((one) => one.name === 'data service')
  const answer = await door?.send(target, { name, bytes: pdf() })
  const { contentDocument, contentVersion } =
    answer?.json<Record<'contentDocument' | 'contentVersion', { id: string }>>() ?? {}
  const { engine, systemViewer } = target.context
  if (scan !== null) {
    await engine.updateRecord(systemViewer, contentVersion?.id ?? '', { fields: { Scan_Status__c: scan } })
  }
  return contentDocument?.id ?? ''
}
