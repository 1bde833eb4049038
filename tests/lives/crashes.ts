import fc from 'fast-check'

/** An event, and after how many statements the process that serves it crashes; null where it does not. */
export interface Crashing<Event> {
  readonly event: Event
  readonly crashesAfter: number | null
}

/** Lives in which a process crashes now and then. */
export function withCrashes<Event>(
  lives: fc.Arbitrary<readonly Event[]>,
  mostStatements: number,
): fc.Arbitrary<readonly Crashing<Event>[]> {
  const crash = fc.option(fc.nat({ max: mostStatements }), { freq: 2 })
  return fc
    .record({ events: lives, crashes: fc.array(crash, { minLength: 20, maxLength: 20 }) })
    .map(({ events, crashes }) =>
      events.map((event, index) => ({ event, crashesAfter: crashes[index] ?? null })),
    )
}

/** Whether the lives are to tell a planted mistake: then the first life that does is enough, however long it is. */
const isJudging = process.env.MUTATION_PLAN !== undefined

/** How many lives there are, drawn by that seed. */
export function livesOf(seed: number, numRuns: number): fc.Parameters<unknown> {
  return { seed, numRuns: isJudging ? 150 : numRuns, endOnFailure: isJudging }
}
