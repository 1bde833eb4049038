import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { FaultWorld } from './fault-world'

/**
 * Moments inside the single statement that writes a record and its change event, which none of our code can intercept:
 * the record's row is written but its event's is not; both are written but the statement is not over.
 */
export const statementPoints = ['record-written', 'event-written'] as const
export type StatementPoint = (typeof statementPoints)[number]

/** A gate that statements wait at. */
export interface StatementGate {
  /** Waits until that many statements have reached the gate, and returns the processes that run them. */
  readonly full: (count: number) => Promise<readonly number[]>
  /** Lets all of them continue. */
  readonly open: () => Promise<void>
}

const lockClass = 4_242

/** Installs the gates in the installation's database, open. */
export async function installGates(world: FaultWorld): Promise<void> {
  await world.query('create schema faults')
  await world.query(
    `create function faults.wait_at_gate() returns trigger language plpgsql as $$
     begin
       -- Not until the end of the transaction: one that waits elsewhere would keep the gate from closing.
       perform pg_advisory_lock_shared(${lockClass}, tg_argv[0]::int);
       perform pg_advisory_unlock_shared(${lockClass}, tg_argv[0]::int);
       return new;
     end $$`,
  )
  for (const [timing, gate] of [
    ['before', statementPoints.indexOf('record-written')],
    ['after', statementPoints.indexOf('event-written')],
  ] as const) {
    await world.query(
      `create trigger gate_${gate} ${timing} insert on feed.change_event
       for each row execute function faults.wait_at_gate(${gate})`,
    )
  }
}

/** Closes the gate at that point. It opens by itself when the database is killed. */
export async function closeGate(world: FaultWorld, point: StatementPoint): Promise<StatementGate> {
  const gate = statementPoints.indexOf(point)
  const holder = new pg.Client({ connectionString: world.connectionString() })
  holder.on('error', () => undefined)
  await holder.connect()
  await holder.query('select pg_advisory_lock($1, $2)', [lockClass, gate])
  return {
    full: async (count) => {
      for (;;) {
        const { rows } = await holder.query<{ pid: number }>(
          `select pid from pg_locks where locktype = 'advisory' and classid = $1 and objid = $2 and not granted`,
          [lockClass, gate],
        )
        if (rows.length >= count) return rows.map(({ pid }) => pid)
        await pause(5)
      }
    },
    open: () => holder.end(),
  }
}

/** Waits until database processes that served a killed server have noticed and exited. */
export async function untilGone(world: FaultWorld, pids: readonly number[]): Promise<void> {
  for (;;) {
    const left = await world.query('select pid from pg_stat_activity where pid = any($1)', [pids])
    if (left.length === 0) return
    await pause(5)
  }
}
