import type { MethodBench } from './method-bench'

/** Removes all customers and their data from a bench’s world: plans and utilities remain, as in a new installation. */
export async function emptyWorld({ world }: Pick<MethodBench, 'world'>): Promise<void> {
  await world.context.pool.query('truncate record."Contact" cascade')
}
