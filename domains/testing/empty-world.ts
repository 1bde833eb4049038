import type { MethodBench } from './method-bench'

/** Takes all customers and what is theirs out of a bench’s world: plans and utilities stay, as in a new installation. */
export async function emptyWorld({ world }: Pick<MethodBench, 'world'>): Promise<void> {
  await world.context.pool.query('truncate record."Contact" cascade')
}
