import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createTestDatabase, type TestDatabase } from '@porchlight/test-kit'
import { isWholeRun } from '@porchlight/test-kit/sweep'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyDemoInstallation } from '../faults/demo-installation'
import { addAuthenticatorApp, appCode, signInWithApp } from './authenticator-app'
import { awaitResetMails, callMethod, mailbox, resetMails, signIn, statusOf } from './customer'
import {
  makeFolder,
  type OperatorSettings,
  type RunningServer,
  runCommand,
  startServer,
} from './operator-process'
import { type CopyParts, contentsOf, manifestOf, rewriteCopy, rewriteParts } from './read-copy'

const password = 'Porchlight-demo-1!'
const dana = 'dana.whitcombe@example.com'
const greta = 'greta.lindholm-adair@example.com'
const theodore = 'theodore.okonjo-vale@example.com'
const rosalinda = 'rosalinda.quintanar@example.com'

/** What a restore changes on purpose. */
const madeHarmless = [
  'feed.change_event',
  'feed.purged_through',
  'identity.known_device',
  'identity.one_time_token',
  'identity.session',
  'installation.fact',
  'installation.secret',
  'texts.feed_position',
]

/** Arbitrary bytes, line endings included. */
const handedIn = randomBytes(300_000)

/** Two starts and some commands: enough for a machine that is busy with other tests. */
const installationsTimeoutMs = 300_000

let folder: string
let copy: string
let original: OperatorSettings
let restored: OperatorSettings
let source: RunningServer
let cookie: string
let token: string
let resetPage: string
let nextPageUrl: string
let appSecret: string
let backupOutput: string
let restoreOutput: string

beforeAll(async () => {
  folder = await makeFolder('porchlight operator ')
  copy = join(folder, 'copy.gz')
  original = { DATA_DIR: join(folder, 'original') }
  restored = { DATA_DIR: join(folder, 'restored') }

  await copyDemoInstallation(original.DATA_DIR)
  source = await startServer(original)
  await callMethod(source, 'forgotPassword', { username: dana })
  const [mail] = await awaitResetMails(source, [dana], 1)
  const { pathname, search } = new URL(mail?.links[0] ?? '')
  resetPage = pathname + search
  await source.stop()

  // A server that runs no jobs, so that one is certain to be pending when the copy is made.
  source = await startServer({ ...original, PORCHLIGHT_JOBS_PAUSED: '1' })
  appSecret = await addAuthenticatorApp(source, rosalinda, password)
  await callMethod(source, 'forgotPassword', { username: greta })
  cookie = await signIn(source, dana, password)
  token = await tokenFor(original, 'admin@example.com')
  nextPageUrl = await firstNextPageUrl(source, token)
  await mkdir(join(original.DATA_DIR, 'files', '2026', 'empty'), { recursive: true })
  await writeFile(join(original.DATA_DIR, 'files', '2026', 'bill é.pdf'), handedIn)
  await writeFile(join(original.DATA_DIR, 'files', 'nothing'), '')
  const writing = { isOver: false }
  const writes = writeUntilOver(source, token, writing)
  const made = await runCommand(original, ['backup', copy])
  writing.isOver = true
  await writes
  expect(made).toMatchObject({ code: 0, complaint: '' })
  backupOutput = made.output
  const done = await runCommand(restored, ['restore', copy])
  expect(done).toMatchObject({ code: 0, complaint: '' })
  restoreOutput = done.output
}, installationsTimeoutMs)

afterAll(async () => {
  await source.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Empties a database, whatever schemas the installation created there. */
async function dropEverySchema(pool: TestDatabase['pool']): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(nspname) as name from pg_namespace
     where nspname !~ '^pg_' and nspname not in ('information_schema', 'public')`,
  )
  await pool.query(`drop schema ${rows.map(({ name }) => name).join(', ')} cascade`)
}

async function tokenFor(settings: OperatorSettings, username: string): Promise<string> {
  return (await runCommand(settings, ['token', username])).output.trim()
}

async function firstNextPageUrl(server: RunningServer, bearer: string): Promise<string> {
  const list = '/services/data/v65.0/ui-api/list-records/Utility__c/AllUtilities?pageSize=1'
  const answer = await fetch(server.origin + list, { headers: { authorization: `Bearer ${bearer}` } })
  return ((await answer.json()) as { nextPageUrl: string }).nextPageUrl
}

async function writeUntilOver(
  server: RunningServer,
  bearer: string,
  writing: { readonly isOver: boolean },
): Promise<void> {
  while (!writing.isOver) {
    const answer = await fetch(`${server.origin}/services/data/v65.0/ui-api/records`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        apiName: 'Utility__c',
        fields: { Name: 'Written Meanwhile Electric', State__c: 'TX', Commodity__c: 'Electricity' },
      }),
    })
    expect(answer.status).toBe(201)
    // Writers without pauses would starve the backup that runs alongside them.
    await pause(20)
  }
}

/** Returns the cookie of a browser that opens the link of the reset mail on that server. */
async function openLink(server: RunningServer): Promise<string> {
  const answer = await fetch(server.origin + resetPage, { redirect: 'manual' })
  return answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])[0] ?? ''
}

describe('a backup', () => {
  it('says what it holds, and that the jobs which waited are not in it', () => {
    expect(backupOutput).toMatch(/record +\d+ tables, [\d,]+ rows/)
    expect(backupOutput).toMatch(/Wrote .*copy\.gz: .* in .* s, as of /)
    expect(backupOutput).not.toContain('Left out')
    // Jobs just enqueued by a schedule may be pending as well.
    expect(manifestOf(copy).unfinishedJobs).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ jobName: 'send-reset-link', waiting: 1 }),
        expect.objectContaining({ jobName: 'send-second-factor-changed', waiting: 1 }),
      ]),
    )
  })

  it('can be read by its owner alone, and replaces no other file', async () => {
    expect((await stat(copy)).mode & 0o077).toBe(0)
    const again = await runCommand(original, ['backup', copy])
    expect(again).toMatchObject({ code: 1, complaint: expect.stringContaining('exists already') })
  })
})

describe('a restore into an empty DATA_DIR', () => {
  it('makes every table hold the same rows', async () => {
    const second = join(folder, 'second.gz')
    expect(await runCommand(restored, ['backup', second])).toMatchObject({ code: 0 })
    expect(contentsOf(second, madeHarmless)).toEqual(contentsOf(copy, madeHarmless))
    expect(manifestOf(second).schemaSignature).toBe(manifestOf(copy).schemaSignature)
    expect(manifestOf(second).tables.find(({ name }) => name === 'session')?.rows).toBe(0)
    expect(restoreOutput).toContain('they are the same')
    expect(restoreOutput).toContain('send-reset-link (1 waiting')
  })

  it('brings the files back, readable by their owner alone', async () => {
    const path = join(restored.DATA_DIR, 'files', '2026', 'bill é.pdf')
    expect(await readFile(path)).toEqual(handedIn)
    expect((await stat(path)).mode & 0o077).toBe(0)
    expect(await readFile(join(restored.DATA_DIR, 'files', 'nothing'), 'utf8')).toBe('')
  })

  it('lets passwords and authenticator apps open it, and no session, token, link or page token of the original', async () => {
    const server = await startServer(restored)
    try {
      expect(await statusOf(source, { cookie })).toBe(200)
      expect(await statusOf(server, { cookie })).toBe(401)
      expect(await statusOf(source, { authorization: `Bearer ${token}` })).toBe(200)
      expect(await statusOf(server, { authorization: `Bearer ${token}` })).toBe(401)

      const newPasswords = { newPassword: 'weak', confirmPassword: 'weak' }
      const alive = await callMethod(source, 'resetPassword', newPasswords, await openLink(source))
      expect(alive.text).toContain('PASSWORD_TOO_WEAK')
      const dead = await callMethod(server, 'resetPassword', newPasswords, await openLink(server))
      expect(dead).toMatchObject({ status: 410, text: expect.stringContaining('LINK_EXPIRED') })

      const bearer = await tokenFor(restored, 'admin@example.com')
      const authorization = `Bearer ${bearer}`
      expect(await firstNextPageUrl(server, bearer)).not.toBe('')
      expect(
        (await fetch(source.origin + nextPageUrl, { headers: { authorization: `Bearer ${token}` } })).status,
      ).toBe(200)
      expect((await fetch(server.origin + nextPageUrl, { headers: { authorization } })).status).toBe(400)

      const own = await signIn(server, dana, password)
      expect(await statusOf(server, { cookie: own })).toBe(200)
      expect(await signIn(server, dana, `${password}x`)).toBe('')
      expect(await signInWithApp(server, rosalinda, password, '000000')).toBe('')
      const withApp = await signInWithApp(server, rosalinda, password, appCode(appSecret, 30_000))
      expect(await statusOf(server, { cookie: withApp })).toBe(200)
    } finally {
      await server.stop()
    }
  })

  it('sends no mail until it is told to, and then only what was asked for since', async () => {
    let server = await startServer(restored)
    expect(server.printed()).toContain('Background work is paused since a restore')
    const sent = await mailbox(server, [dana, theodore])
    expect(resetMails(sent)).toHaveLength(1)
    await callMethod(server, 'forgotPassword', { username: theodore })
    expect(await mailbox(server, [dana, theodore])).toEqual(sent)
    await server.stop()

    const resumed = await runCommand(restored, ['resume-jobs'])
    expect(resumed.output).toContain('no longer paused; 1 job will run')
    server = await startServer(restored)
    try {
      expect(server.printed()).not.toContain('paused')
      const messages = await awaitResetMails(server, [theodore, dana], 2)
      expect(messages.map((message) => message.to)).toEqual([theodore, dana])
    } finally {
      await server.stop()
    }
  })
})

describe('a restore into another PostgreSQL', () => {
  let database: TestDatabase
  let elsewhere: OperatorSettings
  beforeAll(async () => {
    database = await createTestDatabase()
    elsewhere = { DATA_DIR: join(folder, 'elsewhere'), DATABASE_URL: database.connectionString }
    expect(await runCommand(elsewhere, ['restore', copy])).toMatchObject({ code: 0, complaint: '' })
  })
  afterAll(() => database.close())

  it('makes every table hold the same rows, whatever the major version', async () => {
    const third = join(folder, 'third.gz')
    expect(await runCommand(elsewhere, ['backup', third])).toMatchObject({ code: 0 })
    expect(contentsOf(third, madeHarmless)).toEqual(contentsOf(copy, madeHarmless))
  })

  it('holds one moment of the original: each record that was written meanwhile with its change event', async () => {
    const { rows } = await database.pool.query<{ records: number; events: number }>(
      `select (select count(*)::int from record."Utility__c" where "Name" = 'Written Meanwhile Electric') as records,
         (select count(*)::int from feed.change_event where object_api_name = 'Utility__c') as events`,
    )
    expect(rows[0]?.records).toBeGreaterThan(0)
    expect(rows[0]?.events).toBe(rows[0]?.records)
  })

  it('leaves no change event behind that readers of the feed would wait for', async () => {
    const { rows } = await database.pool.query(
      `select count(distinct transaction_id)::int as transactions,
         bool_and(transaction_id < pg_current_xact_id()) as "isOurs"
       from feed.change_event`,
    )
    expect(rows).toEqual([{ transactions: 1, isOurs: true }])
  })

  it('goes on with numbers that were not given out before', async () => {
    const next = `insert into feed.change_event (object_api_name, record_id, kind, changed_fields, occurred_at)
      values ('Utility__c', 'x', 'create', '{}', now()) returning sequence`
    const highest = await database.pool.query<{ max: string }>('select max(sequence) from feed.change_event')
    const given = await database.pool.query<{ sequence: string }>(next)
    expect(Number(given.rows[0]?.sequence)).toBeGreaterThan(Number(highest.rows[0]?.max))
  })

  it.skipIf(isWholeRun).each([
    [
      'is cut short',
      (file: string) => writeFileSync(file, readFileSync(copy).subarray(0, -2_000)),
      /cannot be restored/,
    ],
    [
      'holds another value',
      (file: string) => rewriteCopy(copy, file, (text) => text.replace('Whitcombe', 'Whitcomba')),
      /checksum of/,
    ],
    [
      'tells another number of rows',
      (file: string) => rewriteCopy(copy, file, (text) => text.replace(/"rows":([1-9])/, '"rows":9$1')),
      /came to hold/,
    ],
    [
      'leads out of its folder',
      (file: string) => rewriteCopy(copy, file, (text) => text.replace('"path":"', '"path":"../')),
      /cannot be restored/,
    ],
    ['is no copy', (file: string) => writeFileSync(file, 'hello'), /cannot be restored/],
  ])('changes nothing when the copy %s', async (_what, damage, complaint) => {
    const damaged = join(folder, 'damaged.gz')
    damage(damaged)
    const before = await database.pool.query('select count(*), max("SystemModstamp") from record."Account"')
    const refused = await runCommand(elsewhere, ['restore', damaged, '--replace'])
    expect(refused).toMatchObject({ code: 1, complaint: expect.stringMatching(complaint) })
    const after = await database.pool.query('select count(*), max("SystemModstamp") from record."Account"')
    expect(after.rows).toEqual(before.rows)
  })

  it('refuses a database that holds users, or that a server uses, unless told to', async () => {
    const unaffected = await runCommand(elsewhere, ['restore', copy])
    expect(unaffected).toMatchObject({ code: 1, complaint: expect.stringContaining('holds users') })
    const running = await runCommand(original, ['restore', copy, '--replace'])
    expect(running).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('Another Porchlight server'),
    })
    const server = await startServer(elsewhere)
    const inUse = await runCommand(elsewhere, ['restore', copy, '--replace'])
    await server.stop()
    expect(inUse).toMatchObject({ code: 1, complaint: expect.stringContaining('Stop them') })
  })
})

describe.skipIf(isWholeRun)('a restore of a copy that another version made', () => {
  let database: TestDatabase
  let elsewhere: OperatorSettings
  beforeAll(async () => {
    database = await createTestDatabase()
    elsewhere = { DATA_DIR: join(folder, 'upgraded'), DATABASE_URL: database.connectionString }
  })
  afterAll(() => database.close())

  /**
   * Returns the copy as the version before the demo mailbox would have made it, with a field that is no longer
   * declared.
   */
  const earlier = ({ manifest, rows }: CopyParts): CopyParts => {
    const position = manifest.tables.findIndex(({ schema }) => schema === 'demo_mailbox')
    const begin = manifest.tables.slice(0, position).reduce((sum, { bytes }) => sum + bytes, 0)
    const end = begin + (manifest.tables[position]?.bytes ?? 0)
    expect(end).toBeGreaterThan(begin)
    return {
      manifest: {
        ...manifest,
        migrations: manifest.migrations.filter((name) => !name.startsWith('demo-mailbox')),
        tables: manifest.tables.toSpliced(position, 1).map((table) =>
          table.name === 'Account'
            ? {
                ...table,
                columns: table.columns.map((column) =>
                  column.name === 'Name' ? { ...column, name: 'Former_Name__c' } : column,
                ),
              }
            : table,
        ),
      },
      rows: rows.slice(0, begin) + rows.slice(end),
    }
  }
  const later = ({ manifest, rows }: CopyParts): CopyParts => ({
    manifest: { ...manifest, migrations: [...manifest.migrations, 'server-9999-of-the-future'] },
    rows,
  })

  it('refuses one of a later version, and names what it lacks', async () => {
    const file = join(folder, 'later.gz')
    rewriteParts(copy, file, later)
    const refused = await runCommand(elsewhere, ['restore', file])
    expect(refused).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('server-9999-of-the-future'),
    })
  })

  it('brings one of an earlier version up to date, and loses no column', async () => {
    const file = join(folder, 'earlier.gz')
    rewriteParts(copy, file, earlier)
    const refused = await runCommand(elsewhere, ['restore', file])
    expect(refused.complaint).toContain('Restore it into an empty one')
    await dropEverySchema(database.pool)
    const done = await runCommand(elsewhere, ['restore', file])
    expect(done).toMatchObject({
      code: 0,
      complaint: '',
      output: expect.stringContaining('Ran migration demo-mailbox-0001-message.'),
    })
    const { rows } = await database.pool.query<{ former: number; current: number }>(
      'select count("Former_Name__c")::int as former, count("Name")::int as current from record."Account"',
    )
    expect(rows[0]).toEqual({ former: expect.any(Number), current: 0 })
    expect(rows[0]?.former).toBeGreaterThan(0)
  })
})
