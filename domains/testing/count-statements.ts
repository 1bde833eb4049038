import type pg from 'pg'
import { aroundStatements } from './around-statements'

/** Counts the statements sent through `pool` from now on; the returned function returns and resets the count. */
export function countStatements(pool: pg.Pool): () => number {
  let count = 0
  aroundStatements(pool, (_words, send) => {
    count += 1
    return send()
  })
  return () => {
    const taken = count
    count = 0
    return taken
  }
}
