import type { MethodBench } from './method-bench'

/**
 * Moves the jobs with that name, or any of those, that are due within `hours` from now, on the database's clock, from
 * the queue to the bench's pending jobs; returns how many.
 */
export async function takeQueued(
  { world, waiting }: Pick<MethodBench, 'world' | 'waiting'>,
  jobName: string | readonly string[],
  hours = 0,
): Promise<number> {
  const { rows } = await world.context.pool.query<MethodBench['waiting'][number]>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = any($1) and j.run_at <= now() + $2 * interval '1 hour'
     returning t.identifier as "jobName", j.payload`,
    [[jobName].flat(), hours],
  )
  waiting.push(...rows)
  return rows.length
}
