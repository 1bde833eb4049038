import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** A separate database for one test file, on the server that the test run uses. */
export interface TestDatabase {
  /** `postgres://` address of this database. */
  readonly connectionString: string
  readonly pool: pg.Pool
  /** Closes the pool and drops the database. */
  readonly close: () => Promise<void>
}

/**
 * Creates an empty database, or a copy of `template`. The server is the one that the test run's global
 * setup started (or that `DATABASE_URL` names); its address is in `PORCHLIGHT_TEST_SERVER`.
 */
export async function createTestDatabase(template?: string): Promise<TestDatabase> {
  const server = testServerAddress()
  const name = `test_${randomBytes(8).toString('hex')}`
  // Its files are copied one by one, past the buffers and the log, where a copy would evict everything else.
  await runOnServer(server, `create database ${name} template ${template ?? 'template0'} strategy file_copy`)
  const connectionString = withDatabase(server, name)
  const pool = new pg.Pool({ connectionString, max: 8 })
  // Dropping the database ends what is still connected to it, which is expected.
  pool.on('error', () => undefined)
  return {
    connectionString,
    pool,
    close: async () => {
      await pool.end()
      await runOnServer(server, `drop database if exists ${name} with (force)`)
    },
  }
}

/** Returns the address of the PostgreSQL server of this test run. */
export function testServerAddress(): string {
  const address = process.env.PORCHLIGHT_TEST_SERVER ?? process.env.DATABASE_URL
  if (address === undefined) throw new TypeError('Run tests with `npm test`: it starts the database server.')
  return address
}

/** Returns `server` with another database name. */
export function withDatabase(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Runs one statement on the server's own database. */
export async function runOnServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
