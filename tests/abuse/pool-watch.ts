import type pg from 'pg'
import { aroundStatements } from '../../domains/testing/around-statements'

/** Records the texts of the statements that a pool's connections send, until it is ended. */
export interface StatementWatch {
  /** Clears the record; the returned function returns what has been sent since. */
  readonly start: () => () => readonly string[]
  readonly end: () => void
}

/** Starts watching the statements of `pool`. */
export function watchStatements(pool: pg.Pool): StatementWatch {
  let texts: string[] = []
  let isOver = false
  const leave = aroundStatements(pool, ([statement], send) => {
    if (!isOver) texts.push(textOf(statement as string | { readonly text: string }))
    return send()
  })
  return {
    start: () => {
      texts = []
      return () => texts
    },
    end: () => {
      isOver = true
      leave()
    },
  }
}

function textOf(statement: string | { readonly text: string }): string {
  return typeof statement === 'string' ? statement : statement.text
}
