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
