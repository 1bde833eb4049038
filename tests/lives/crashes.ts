import fc from 'fast-check'

/** An event, and the number of statements after which its process crashes; null when it does not. */
export interface Crashing<Event> {
  readonly event: Event
  readonly crashesAfter: number | null
}

/** Generates lives in which a process occasionally crashes. */
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

/** Whether the lives have to detect a planted mistake: then the first life that does is enough, however long. */
const isJudging = process.env.MUTATION_PLAN !== undefined

/** Returns the number of lives to generate from that seed. */
export function livesOf(seed: number, numRuns: number): fc.Parameters<unknown> {
  return { seed, numRuns: isJudging ? 150 : numRuns, endOnFailure: isJudging }
}
