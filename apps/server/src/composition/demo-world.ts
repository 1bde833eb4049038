import { buildDemoWorld, type DemoSignIn, demoSignIns as signInsOf } from '@porchlight/objects'
import { loadRecords } from '@porchlight/record-engine'
import type { ServerContext } from './server-context'

const seed = 20_241

/** The demo's sign-ins; the same for every load, because the world comes from a fixed seed. */
export function demoSignIns(): readonly DemoSignIn[] {
  return signInsOf({ seed })
}

/**
 * Loads the demo world into a database that holds none, with its sign-ins' passwords. The fact that it is
 * loaded is written last: a load that was cut short is completed on the next start.
 */
export async function loadDemoWorld(context: ServerContext, say: (sentence: string) => void): Promise<void> {
  const { pool, identity, metadata, now } = context
  const loaded = await pool.query("select 1 from installation.fact where name = 'demo-world'")
  if (loaded.rowCount === 1) return
  const world = buildDemoWorld({ today: calendarDate(now()), seed })
  const users = await pool.query('select 1 from record."User" limit 1')
  if (users.rowCount === 0) {
    say(`Loading the demo world: ${world.records.length.toLocaleString('en-US')} records.`)
    await loadRecords(pool, metadata, world.records, now())
  }
  for (const signIn of world.signIns) await identity.setPassword(signIn.userId, signIn.password)
  await pool.query("insert into installation.fact (name, value) values ('demo-world', $1)", [
    calendarDate(now()),
  ])
}

function calendarDate(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
