import type { Condition, RecordEngine } from '@porchlight/record-engine'
import type { ServerContext } from '@porchlight/server/testing'
import type pg from 'pg'

/** Not a hole: no write of a username continues before `count` of them have reached the same point. */
export function meetingBeforeTheWrite(context: ServerContext, count: number): ServerContext {
  const { engine } = context
  let arrived = 0
  let open = () => {}
  const met = new Promise<void>((resolve) => {
    open = resolve
  })
  const planted: RecordEngine = {
    ...engine,
    updateRecord: async (viewer, recordId, input, expected) => {
      if ('Username' in input.fields) {
        arrived += 1
        if (arrived >= count) open()
        await met
      }
      await engine.updateRecord(viewer, recordId, input, expected)
    },
  }
  return { ...context, engine: planted }
}

/** A hole: jobs with that name are never created, inside or outside a transaction. */
export function withoutJob(context: ServerContext, jobName: string): ServerContext {
  const { engine, pool } = context
  const planted: RecordEngine = {
    ...engine,
    inOneTransaction: async (run) =>
      await engine.inOneTransaction((within, connection) => run(within, deafTo(connection, jobName))),
  }
  return { ...context, engine: planted, pool: deafTo(pool, jobName) }
}

/** Returns a connection, or pool of them, that drops the creation of jobs with that name. */
function deafTo<Connection extends Pick<pg.Pool, 'query'>>(
  connection: Connection,
  jobName: string,
): Connection {
  return Object.create(connection, {
    query: {
      value: async (statement: string, values: readonly unknown[] = []) =>
        values[0] === jobName ? { rows: [], rowCount: 0 } : await connection.query(statement, [...values]),
    },
  })
}

/** A hole: whether an address is taken is not checked, and the database accepts it twice. */
export async function withoutUniqueness(context: ServerContext): Promise<ServerContext> {
  const { engine, pool } = context
  const { rows } = await pool.query<{ name: string }>(
    `select indexname as name from pg_indexes
     where schemaname = 'record' and tablename = 'User' and indexdef like 'CREATE UNIQUE%"Username"%'`,
  )
  if (rows.length === 0) throw new TypeError('Usernames are not unique anyway.')
  for (const { name } of rows) await pool.query(`drop index record."${name}"`)
  const planted: RecordEngine = {
    ...engine,
    listRecords: async (viewer, request) => {
      const page = await engine.listRecords(viewer, request)
      const { objectApiName, condition } = request
      const requestsHolder = objectApiName === 'User' && looksUpUsername(condition ?? null)
      return requestsHolder ? { ...page, records: [] } : page
    },
  }
  return { ...context, engine: planted }
}

/** Returns whether a list is read by username, alone or among other conditions. */
function looksUpUsername(condition: Condition | null): boolean {
  if (condition === null) return false
  return condition.kind === 'compare'
    ? condition.field === 'Username'
    : condition.kind !== 'not' && condition.conditions.some(looksUpUsername)
}
