import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ArchivedPostgres, createArchivedPostgres, findArchivable } from './archived-postgres'
import { signIn, statusOf } from './customer'
import {
  makeFolder,
  type OperatorSettings,
  type RunningServer,
  runCommand,
  startServer,
} from './operator-process'

const dana = 'dana.whitcombe@example.com'
const password = 'Porchlight-demo-1!'
const archiveSeconds = 2
const api = '/services/data/v65.0'

/** A record whose creation was acknowledged. */
interface Written {
  readonly id: string
  readonly answeredAt: Date
}

describe.skipIf(findArchivable() === undefined)('a database whose log is archived', () => {
  let folder: string
  let postgres: ArchivedPostgres
  let settings: OperatorSettings
  let server: RunningServer | undefined
  let token: string
  const written: Written[] = []

  beforeAll(async () => {
    folder = await makeFolder('porchlight-recovery-')
    postgres = await createArchivedPostgres(folder, archiveSeconds)
    await postgres.start()
    settings = {
      DATA_DIR: `${folder}/installation`,
      DATABASE_URL: postgres.connectionString,
      PORCHLIGHT_JOBS_PAUSED: '1',
    }
    server = await startServer(settings)
    token = (await runCommand(settings, ['token', 'admin@example.com'])).output.trim()
    await postgres.backUp()
  }, 300_000)

  afterAll(async () => {
    await server?.stop()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const request = (path: string, init: RequestInit = {}) =>
    fetch(`${server?.origin}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    })

  async function write(): Promise<void> {
    const body = {
      apiName: 'Utility__c',
      fields: { Name: 'Late Electric', State__c: 'TX', Commodity__c: 'Electricity' },
    }
    const answer = await request(`${api}/ui-api/records`, { method: 'POST', body: JSON.stringify(body) })
    expect(answer.status).toBe(201)
    written.push({ id: ((await answer.json()) as { id: string }).id, answeredAt: new Date() })
  }

  async function writeFor(milliseconds: number): Promise<void> {
    const until = Date.now() + milliseconds
    while (Date.now() < until) {
      await write()
      await pause(50)
    }
  }

  async function isThere({ id }: Written): Promise<boolean> {
    return (await request(`${api}/ui-api/records/${id}?fields=Utility__c.Id`)).status === 200
  }

  const follow = async (after?: string) => {
    const answer = await request(after ?? `${api}/changes`)
    return { status: answer.status, ...((await answer.json()) as { nextUrl?: string; changes?: unknown[] }) }
  }

  it('is brought back after its machine was lost, with all but what was written last', async () => {
    await writeFor(4 * archiveSeconds * 1_000)
    const { nextUrl } = await follow()
    const lostAt = new Date()
    await postgres.lose()
    await server?.stop()
    await postgres.recover()
    expect(await runCommand(settings, ['after-recovery'])).toMatchObject({
      code: 0,
      output: expect.stringContaining('Background work is paused'),
      complaint: '',
    })
    server = await startServer(settings)

    const found = await Promise.all(written.map(isThere))
    const lost = written.filter((_, index) => found[index] !== true)
    // Only the end is lost, at most a segment that was not full yet and takes a moment to archive.
    expect(found.lastIndexOf(true)).toBe(found.length - lost.length - 1)
    expect(found.length - lost.length).toBeGreaterThan(10)
    const oldest = lost[0]?.answeredAt ?? lostAt
    expect(lostAt.getTime() - oldest.getTime()).toBeLessThan((archiveSeconds + 5) * 1_000)
    // A program that followed changes may have read about records that no longer exist.
    expect((await follow(nextUrl)).status).toBe(400)
    expect((await follow()).status).toBe(200)
    expect(await runCommand(settings, ['verify-audit'])).toMatchObject({ code: 0 })
    written.splice(0, written.length, ...written.filter((_, index) => found[index]))
  }, 180_000)

  it('is brought to the moment before a mistake, and a copy of it opens by nothing that the original gave out', async () => {
    await postgres.backUp()
    await write()
    const last = written.at(-1)
    // Commit times are the database's: there has to be a moment to stop at between two of them.
    await pause(1_000)
    const before = new Date()
    await pause(1_000)
    await write()
    await pause(2 * archiveSeconds * 1_000)
    const mistake = written.pop()
    if (server === undefined || last === undefined || mistake === undefined)
      throw new TypeError('Nothing was written.')
    const cookie = await signIn(server, dana, password)
    expect(await statusOf(server, { cookie })).toBe(200)
    await postgres.lose()
    await server.stop()
    await postgres.recover(before)
    expect(await runCommand(settings, ['after-recovery', '--copy'])).toMatchObject({ code: 0, complaint: '' })
    server = await startServer(settings)
    expect(await statusOf(server, { cookie })).toBe(401)
    expect((await request(`${api}/ui-api/apps`)).status).toBe(401)
    token = (await runCommand(settings, ['token', 'admin@example.com'])).output.trim()
    expect([await isThere(last), await isThere(mistake)]).toEqual([true, false])
    expect(await runCommand(settings, ['verify-audit'])).toMatchObject({ code: 0 })
  }, 180_000)

  it('the command refuses while servers run, a word that it does not know', async () => {
    const besides = { ...settings, DATA_DIR: `${folder}/other` }
    expect(await runCommand(besides, ['after-recovery'])).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('Stop them'),
    })
    expect(await runCommand(besides, ['after-recovery', '--replace'])).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('There is no --replace'),
    })
  })
})
