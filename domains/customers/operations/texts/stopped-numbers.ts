import type { Queryable } from '@porchlight/jobs'

/** Whether the owner of the number has opted out. */
export async function isStopped(queryable: Queryable, number: string): Promise<boolean> {
  const { rowCount } = await queryable.query('select 1 from texts.stopped where number = $1', [number])
  return rowCount !== 0
}

/** Notes that nothing may be sent there any more; false when that was noted before. */
export async function stopNumber(queryable: Queryable, number: string, at: Date): Promise<boolean> {
  const { rowCount } = await queryable.query(
    'insert into texts.stopped (number, stopped_at) values ($1, $2) on conflict do nothing',
    [number, at.toISOString()],
  )
  return rowCount === 1
}

/** Removes the opt-out, because the owner requested it from that very number. */
export async function releaseNumber(queryable: Queryable, number: string): Promise<void> {
  await queryable.query('delete from texts.stopped where number = $1', [number])
}
