import { createServer } from 'node:net'
import { openDatabase } from '@porchlight/record-engine'
import { expect, it } from 'vitest'
import { describeUnreachable, reachDatabase } from './reach-database'

async function messageOf(databaseUrl: string): Promise<string> {
  const pool = openDatabase({
    connectionString: databaseUrl,
    maxConnections: 1,
    statementTimeoutMs: 1_000,
    applicationName: 'test',
  })
  try {
    await reachDatabase(pool, 'DATABASE_URL', databaseUrl)
    return 'reached'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    await pool.end()
  }
}

it('a database that is not there is named with its host, the code and what to do, and without the password', async () => {
  const refused = await messageOf('postgres://porchlight:hidden-word@127.0.0.1:1/portal')
  expect(refused).toContain('no PostgreSQL listens at 127.0.0.1:1 (ECONNREFUSED). Start it')
  expect(refused).not.toContain('hidden-word')
  expect(await messageOf('postgres://porchlight:x@no-such-host.invalid/portal')).toMatch(
    /no address is known for no-such-host\.invalid:5432 \((ENOTFOUND|EAI_AGAIN)\)/,
  )
  expect(await messageOf('postgres://porchlight:x@%2Fno%2Fsuch%2Ffolder/portal')).toContain(
    'no PostgreSQL listens at /no/such/folder (ENOENT)',
  )
})

it('a server that takes the line and says nothing is named too', async () => {
  const silent = createServer(() => undefined)
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const address = silent.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  expect(await messageOf(`postgres://porchlight:x@127.0.0.1:${port}/portal`)).toContain(
    `127.0.0.1:${port} does not answer within 5 seconds`,
  )
  silent.close()
})

it.each([
  ['28P01', 'refuses the user porchlight (28P01)'],
  ['3D000', 'has no database portal (3D000). Create it'],
  ['53300', 'lower PORCHLIGHT_DATABASE_CONNECTIONS'],
  ['08P01', 'Name PostgreSQL itself in DATABASE_DIRECT_URL'],
  ['57P03', 'is starting or stopping'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'is not trusted (SELF_SIGNED_CERT_IN_CHAIN)'],
  ['XX000', 'cannot be used (XX000): boom.'],
])('what PostgreSQL answers by code %s is said with a way out', (code, expected) => {
  const place = { host: 'db.example.com:5432', user: 'porchlight', database: 'portal' }
  expect(describeUnreachable(Object.assign(new Error('boom'), { code }), place)).toContain(expected)
})
