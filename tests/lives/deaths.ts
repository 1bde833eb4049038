import fc from 'fast-check'

/** An event, and after how many statements the process that serves it dies; null lets it live. */
export interface Mortal<Event> {
  readonly event: Event
  readonly diesAfter: number | null
}

/** Lives in which a process dies now and then. */
export function withDeaths<Event>(
  lives: fc.Arbitrary<readonly Event[]>,
  mostStatements: number,
): fc.Arbitrary<readonly Mortal<Event>[]> {
  const death = fc.option(fc.nat({ max: mostStatements }), { freq: 2 })
  return fc
    .record({ events: lives, deaths: fc.array(death, { minLength: 20, maxLength: 20 }) })
    .map(({ events, deaths }) => events.map((event, index) => ({ event, diesAfter: deaths[index] ?? null })))
}

/** Whether the lives are to tell a planted mistake: then the first life that does is enough, however long it is. */
const isJudging = process.env.MUTATION_PLAN !== undefined

/** How many lives there are, drawn by that seed. */
export function livesOf(seed: number, numRuns: number): fc.Parameters<unknown> {
  return { seed, numRuns: isJudging ? 150 : numRuns, endOnFailure: isJudging }
}
