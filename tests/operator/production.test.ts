import { rm } from 'node:fs/promises'
import { createTestDatabase, type TestDatabase } from '@porchlight/test-kit'
import { isWholeRun, oneOfRun } from '@porchlight/test-kit/sweep'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  makeFolder,
  type OperatorSettings,
  productionSettings,
  runCommand,
  startServer,
} from './operator-process'

let folder: string
let database: TestDatabase
let settings: OperatorSettings

beforeAll(async () => {
  folder = await makeFolder('porchlight production ')
  database = await createTestDatabase()
  settings = {
    ...productionSettings(folder, database.connectionString),
    PORCHLIGHT_SECOND_BASE_URL: 'https://amigo.example.com',
    PORCHLIGHT_THIRD_BASE_URL: 'https://tara.example.com',
  }
})

afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const ada = 'ada.marsh@example.com'
const password = 'Quiet-evening-lamp-7!'

describe('the first start in production', () => {
  it('is refused, and changes nothing, until the database is migrated', async () => {
    const start = await runCommand(settings, ['start'])
    expect(start).toMatchObject({ code: 1, complaint: expect.stringContaining('npm run migrate') })
    const admin = await runCommand(settings, ['create-admin', ada], `${password}\n`)
    expect(admin).toMatchObject({ code: 1, complaint: expect.stringContaining('npm run migrate') })
    const plan = await runCommand(settings, ['migrate', '--plan'])
    expect(plan).toMatchObject({ code: 0, output: expect.stringMatching(/^A new database: \d{3,} steps/) })
    expect(await runCommand(settings, ['migrate', 'plan'])).toMatchObject({ code: 1, output: '' })
    const { rows } = await database.pool.query("select 1 from pg_namespace where nspname = 'record'")
    expect(rows).toEqual([])
    expect(await runCommand(settings, ['migrate'])).toMatchObject({ code: 0, complaint: '' })
    expect(await runCommand(settings, ['migrate', '--plan'])).toMatchObject({
      code: 0,
      output: 'The database is up to date.\n',
    })
    await database.pool.query('drop index record.' + (await indexOfAccounts()))
    expect(await runCommand(settings, ['migrate', '--plan'])).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        /^1\. index_Account_\w+ on Account is missing\. .*create index concurrently.*Holds up nobody\.\n$/s,
      ),
    })
    expect(await runCommand(settings, ['migrate'])).toMatchObject({ code: 0, complaint: '' })
  })

  it.skipIf(isWholeRun)(
    'is refused by a database from which a newer version has taken something away',
    async () => {
      const ran =
        "insert into platform.schema_migration (name, contracts) values ('later-0001-contract', true)"
      await database.pool.query(ran)
      for (const command of [['start'], ['migrate'], ['migrate', '--plan']]) {
        expect(await runCommand(settings, command)).toMatchObject({
          code: 1,
          output: '',
          complaint: expect.stringMatching(
            /^A newer version .*\(later-0001-contract\)\. Start the newer version/,
          ),
        })
      }
      await database.pool.query("delete from platform.schema_migration where name = 'later-0001-contract'")
    },
  )

  it.each(
    oneOfRun<readonly [string, Readonly<Record<string, string>>, string]>([
      ['which proxy is in front', { PORCHLIGHT_TRUST_PROXY: '' }, 'PORCHLIGHT_TRUST_PROXY must be set'],
      ['a real scanner', { PORCHLIGHT_SCANNER: 'stand-in' }, 'name the address of a clamd'],
      ['real payments', { PORCHLIGHT_PAYMENTS: 'stand-in' }, 'name stripe, or off'],
      ['a real identity check', { PORCHLIGHT_IDENTITY_CHECK: 'stand-in' }, 'name the address of an identity'],
    ]),
  )('is refused until the settings name %s', async (_what, difference, complaint) => {
    const start = await runCommand({ ...settings, ...difference }, ['start'])
    expect(start).toMatchObject({ code: 1, output: '', complaint: expect.stringContaining(complaint) })
  })

  it.each(oneOfRun(['demo-world', 'demo-world-begun']))(
    'is refused by a database with the fact %s',
    async (fact) => {
      await database.pool.query('insert into installation.fact (name, value) values ($1, $2)', [
        fact,
        'today',
      ])
      const start = await runCommand(settings, ['start'])
      expect(start).toMatchObject({ code: 1, complaint: expect.stringContaining('holds the demo world') })
      await database.pool.query('delete from installation.fact')
    },
  )

  it.skipIf(isWholeRun)('is refused when a later version’s column is missing, and names it', async () => {
    await database.pool.query('alter table record."Account" drop column "Name" cascade')
    const start = await runCommand(settings, ['start'])
    expect(start.code).toBe(1)
    expect(start.complaint).toContain('Column Account.Name is missing.')
    expect(await runCommand(settings, ['migrate'])).toMatchObject({
      code: 0,
      output: expect.stringContaining('Added column Account.Name.'),
    })
  })
})

describe('create-admin', () => {
  it.each(
    oneOfRun<readonly [string, readonly string[], string, string]>([
      ['a weak password', [ada], 'short', 'Use at least 8 characters.'],
      ['a password made of the name', [ada, '--name', 'Ada Marsh'], 'Ada-Marsh-1!', 'Leave out names'],
      ['no password', [ada], '', 'Use at least 8 characters.'],
      ['no address', ['ada'], password, 'not an email address'],
      ['an option that does not exist', [ada, '--nmae', 'x'], password, '--nmae'],
    ]),
  )('refuses %s and makes no user', async (_what, words, typed, complaint) => {
    const refused = await runCommand(settings, ['create-admin', ...words], `${typed}\n`)
    expect(refused).toMatchObject({ code: 1, complaint: expect.stringContaining(complaint) })
    const { rows } = await database.pool.query('select 1 from record."User"')
    expect(rows).toEqual([])
  })

  it('makes a user who may do everything, in a database without any', async () => {
    const made = await runCommand(settings, ['create-admin', ada, '--name', 'Ada Marsh'], `${password}\n`)
    expect(made).toMatchObject({ code: 0, complaint: '', output: `Made ${ada} an administrator.\n` })
    const again = await runCommand(settings, ['create-admin', ada.toUpperCase()], `${password}\n`)
    expect(again).toMatchObject({ code: 1, complaint: expect.stringContaining('already') })

    const token = (await runCommand(settings, ['token', ada])).output.trim()
    const server = await startServer(settings)
    try {
      const list =
        '/services/data/v65.0/ui-api/list-records/User/AllUsers?fields=User.Name,User.Portal_Role__c'
      const answer = await fetch(server.origin + list, { headers: { authorization: `Bearer ${token}` } })
      const page = (await answer.json()) as { records: { fields: Record<string, { value: unknown }> }[] }
      const users = page.records.map(({ fields }) => [fields.Name?.value, fields.Portal_Role__c?.value])
      expect(users).toEqual([
        ['Ada Marsh', 'Admin'],
        ['System', 'System'],
      ])
      const login = await fetch(`${server.origin}/lwr/apex/v65.0/CustomerPortalLoginController/logIn`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: ada, password }),
      })
      expect(await login.json()).toMatchObject({ next: 'enrolment' })
      // Everything an operator has to know is in a single list, and reported once.
      const [, notes = ''] = server.printed().split('Please note:\n')
      const warnings = notes.split('\n').filter((line) => line.startsWith('- '))
      expect(warnings.map((line) => line.slice(2).split(/[ =:]/)[0])).toEqual([
        'PORCHLIGHT_TRUST_PROXY',
        'PORCHLIGHT_SEALING_KEYS',
        'PORCHLIGHT_SCANNER',
        'PORCHLIGHT_TEXTS',
        'PORCHLIGHT_MARKET',
        'PORCHLIGHT_MAIL_SECRETS',
        'PORCHLIGHT_CREDIT',
        'PORCHLIGHT_PAYMENTS',
        'PORCHLIGHT_IDENTITY_CHECK',
        'Email',
      ])
    } finally {
      await server.stop()
    }
  })
})

describe.skipIf(isWholeRun)('a server that fails', () => {
  it('says where, and nothing of what it was about, before it ends', async () => {
    const server = await startServer({ ...settings, NODE_OPTIONS: `--import ${failingOnRequest}` })
    await fetch(`${server.origin}/fail`, { headers: { 'x-quoted': 'ada.quoted' } }).catch(() => null)
    await expect.poll(server.printed).toContain('server failed')
    await server.stop()
    const failed =
      server
        .printed()
        .split('\n')
        .find((line) => line.includes('server failed')) ?? ''
    expect(JSON.parse(failed)).toMatchObject({ level: 50, failure: { name: 'RangeError', code: '23505' } })
    expect(server.printed()).not.toContain('ada.quoted')
  })
})

describe.skipIf(isWholeRun)('a server whose files are not those of the others on its database', () => {
  it('is refused, and says what to share; one that shares them starts', async () => {
    const first = await startServer(settings)
    await first.stop()
    const apart = await makeFolder('porchlight apart ')
    const start = await runCommand({ ...settings, DATA_DIR: apart }, ['start'])
    expect(start).toMatchObject({ code: 1, complaint: expect.stringContaining('share DATA_DIR/files') })
    await rm(apart, { recursive: true, force: true })
    const second = await startServer(settings)
    await second.stop()
  })
})

describe('a start that has forgotten NODE_ENV', () => {
  it('is refused by a database with users, and changes none of its tables', async () => {
    await database.pool.query('alter table record."Account" drop column "Name" cascade')
    const start = await runCommand({ DATA_DIR: folder, DATABASE_URL: database.connectionString }, ['start'])
    expect(start).toMatchObject({
      code: 1,
      output: '',
      complaint: expect.stringContaining('set NODE_ENV=production'),
    })
    const { rows } = await database.pool.query(
      "select 1 from pg_attribute where attrelid = 'record.\"Account\"'::regclass and attname = 'Name'",
    )
    expect(rows).toEqual([])
  })
})

/** Has a request to /fail end in an uncaught error that quotes someone, as a database's errors do. */
const failingOnRequest = `data:text/javascript,${encodeURIComponent(`
  import { Server } from 'node:http'
  const emit = Server.prototype.emit
  Server.prototype.emit = function (name, request, ...rest) {
    if (name === 'request' && request.url === '/fail') {
      const quoted = request.headers['x-quoted']
      const error = Object.assign(new RangeError(quoted), { code: '23505', detail: quoted })
      setImmediate(() => { throw error })
    }
    return emit.call(this, name, request, ...rest)
  }
`)}`

/** Returns the name of a plain index on the accounts. */
async function indexOfAccounts(): Promise<string> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select quote_ident(indexname) as name from pg_indexes
     where schemaname = 'record' and tablename = 'Account' and indexname like 'index%' and indexdef like '%btree%' limit 1`,
  )
  return rows[0]?.name ?? ''
}
