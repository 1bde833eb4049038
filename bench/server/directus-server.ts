import { existsSync } from 'node:fs'
import { freePort } from '@porchlight/test-kit/free-port'
import pg from 'pg'
import { ensureInstalled } from '../install'
import { type RunningServer, runToEnd, startServer } from '../processes'
import { databaseIn } from './installation'
import type { Load } from './load'
import type { Workloads } from './workloads'

const folder = 'bench/server/directus'
const program = `${folder}/node_modules/directus/cli.js`
const admin = { email: 'admin@example.com', password: 'Only-For-The-Bench-1' }
const batchSize = 50

/**
 * Installs Directus from its own lockfile and starts it over tables of the same rows, as an administrator with a token
 * uses it. Null, with the reason passed to `say`, when it is not available here.
 */
export async function startDirectus(
  postgres: { readonly connectionString: string; readonly folder: string },
  sizes: { readonly accounts: number; readonly cases: number },
  say: (sentence: string) => void,
): Promise<{ readonly server: RunningServer; readonly workloads: Workloads } | null> {
  say('Installing Directus, which takes minutes the first time …')
  if (!(await ensureInstalled(folder, 1_800_000)) || !existsSync(program)) {
    say('Directus is left out: it could not be installed.')
    return null
  }
  try {
    const connectionString = await databaseIn(postgres.connectionString, 'bench_directus')
    const port = await freePort()
    const environment = environmentOf(connectionString, port)
    await runToEnd([program, 'bootstrap'], environment)
    const ids = await makeTables(connectionString, sizes)
    const server = await startServer([program, 'start'], port, '/server/ping', environment)
    const token = await signIn(port)
    return { server, workloads: directusWorkloads(`Authorization: Bearer ${token}`, ids, connectionString) }
  } catch (error) {
    say(`Directus is left out: ${error instanceof Error ? error.message : String(error)}`)
    return null
  }
}

function environmentOf(connectionString: string, port: number): Readonly<Record<string, string>> {
  return {
    DB_CLIENT: 'pg',
    DB_CONNECTION_STRING: connectionString,
    KEY: 'bench',
    SECRET: 'a secret that signs only tokens of a bench',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    LOG_LEVEL: 'error',
    TELEMETRY: 'false',
    RATE_LIMITER_ENABLED: 'false',
    // It responds with 503 when its event loop lags, which is always under a load that saturates it.
    PRESSURE_LIMITER_ENABLED: 'false',
    ACCESS_TOKEN_TTL: '1d',
    HOST: '127.0.0.1',
    PORT: String(port),
  }
}

async function signIn(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })
  const answer: { readonly data?: { readonly access_token?: string } } = await response.json()
  const token = answer.data?.access_token
  if (token === undefined) throw new TypeError(`Directus answered the sign-in with ${response.status}.`)
  return token
}

/**
 * Creates tables with the columns that the workloads name, and the indexes that they use; returns the ids that loads
 * name.
 */
async function makeTables(
  connectionString: string,
  { accounts, cases }: { readonly accounts: number; readonly cases: number },
): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(tablesText)
    await client.query(contactsText, [accounts])
    await client.query(accountsText, [accounts])
    await client.query(casesText, [cases, accounts])
    await client.query(indexesText)
    await client.query('vacuum analyze')
    const { rows } = await client.query<{ id: string }>(
      "select k.id from cases k join contacts c on c.id = k.contact where c.brand = 'first' order by md5(k.id) limit 5000",
    )
    return rows.map(({ id }) => id)
  } finally {
    await client.end()
  }
}

const tablesText = `
  create table contacts (id text primary key, name text, brand text, created_date timestamptz, last_modified_date timestamptz);
  create table accounts (id text primary key, name text, contact text references contacts);
  create table cases (
    id text primary key default '500' || substr(md5(random()::text), 1, 12) || 'AAA', version int not null default 1,
    case_number text, subject text, description text, status text default 'New', type text default 'Question',
    priority text default 'Medium', origin text, contact text references contacts, account text references accounts,
    reply_due timestamptz, comments text, created_date timestamptz default now(), last_modified_date timestamptz default now());`
const contactsText = `insert into contacts select 'c' || n, 'Person ' || n, (array['first', 'second', 'third'])[n % 3 + 1], now(), now() from generate_series(1, $1::int) n`
const accountsText = `insert into accounts select 'a' || n, n || ' Example Street', 'c' || n from generate_series(1, $1::int) n`
const casesText = `insert into cases (id, case_number, subject, description, status, origin, contact, account, reply_due, created_date, last_modified_date)
  select '500' || lpad(n::text, 12, '0') || 'AAA', (20000000 + n)::text, 'A question about bill ' || n, 'Why is the bill of this month higher than that of the last?', 'Working', 'Web',
    'c' || 1 + (n - 1) % $2::int, 'a' || 1 + (n - 1) % $2::int, m, m, m
  from generate_series(1, $1::int) n, lateral (select '2020-01-01T00:00:00Z'::timestamptz + n * interval '2 minutes' as m) t`
const indexesText = `create index on cases (created_date, id); create index on cases (contact); create index on contacts (brand)`

const readFields =
  'case_number,subject,status,type,priority,origin,contact,created_date,last_modified_date,version'
const pageFields = `${readFields},reply_due,contact.id,contact.name,contact.created_date,contact.last_modified_date`

function directusWorkloads(
  authorization: string,
  ids: readonly string[],
  connectionString: string,
): Workloads {
  const requested: Omit<Load, 'path'> = {
    method: 'GET',
    headers: [authorization],
    body: null,
    status: 200,
    contains: '"data":',
    targets: ['once'],
    versions: null,
    versionKey: null,
  }
  const record = {
    subject: 'My bill',
    description: 'Why is it higher than the last one?',
    origin: 'Phone',
    contact: 'c3',
    account: 'a3',
  }
  const change = {
    query: { filter: { _and: [{ id: { _eq: '{id}' } }, { version: { _eq: '{version}' } }] } },
    data: { version: 'NEXT', comments: 'Looked at version {version}' },
  }
  const many = JSON.stringify(Array.from({ length: batchSize }, () => record))
  return {
    read: async () => ({ ...requested, path: `/items/cases/{id}?fields=${readFields}`, targets: ids }),
    page: async () => ({
      ...requested,
      path: `/items/cases?limit=50&sort=-created_date,-id&fields=${pageFields}&filter[contact][brand][_eq]=first`,
    }),
    create: async () => ({
      ...requested,
      method: 'POST',
      path: '/items/cases',
      body: JSON.stringify(record),
    }),
    update: async () => ({
      ...requested,
      method: 'PATCH',
      path: '/items/cases',
      body: JSON.stringify(change).replace('"NEXT"', '{next}').replace('"{version}"', '{version}'),
      contains: '"data":[{',
      targets: ids,
      versions: await versionsOf(connectionString, ids),
    }),
    batch: async () => ({ ...requested, method: 'POST', path: '/items/cases', body: many }),
  }
}

async function versionsOf(connectionString: string, ids: readonly string[]): Promise<readonly number[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string; version: number }>(
      'select id, version from cases where id = any($1)',
      [ids],
    )
    const versions = new Map(rows.map(({ id, version }) => [id, version]))
    return ids.map((id) => versions.get(id) ?? 0)
  } finally {
    await client.end()
  }
}
