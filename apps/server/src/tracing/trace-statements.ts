import { inSpan } from '@porchlight/tracing'
import type pg from 'pg'

type Query = (...args: readonly unknown[]) => unknown

/**
 * Creates a span for each statement on the pool and its connections, with its text but no values: values inlined in the
 * text are replaced by placeholders. The span of a statement on the pool includes the wait for a connection.
 */
export function traceStatements(pool: pg.Pool): void {
  traceQueries(pool)
  pool.on('connect', traceQueries)
}

function traceQueries(target: { query: unknown }): void {
  const query = (target.query as Query).bind(target)
  target.query = (...args: readonly unknown[]) => {
    const text = textOf(args[0])
    // The pool sends its statements with a callback; streams do not end with their response.
    if (text === null || typeof args.at(-1) === 'function') return query(...args)
    const operation = operationOf(text)
    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': withoutValues(text),
    }
    return inSpan({ name: operation, kind: 'client', attributes }, async () => query(...args))
  }
}

function textOf(statement: unknown): string | null {
  if (typeof statement === 'string') return statement
  const isPlain = typeof statement === 'object' && statement !== null && !('submit' in statement)
  return isPlain && 'text' in statement && typeof statement.text === 'string' ? statement.text : null
}

/** Returns the operation of a statement, such as `SELECT`; span names have low cardinality. */
function operationOf(text: string): string {
  return /^\s*([a-z]{1,20})/i.exec(text)?.[1]?.toUpperCase() ?? 'STATEMENT'
}

const longestText = 1_000

function withoutValues(text: string): string {
  return text
    .slice(0, 4 * longestText)
    .replace(/'[^']*'/g, '?')
    .replace(/\s+/g, ' ')
    .slice(0, longestText)
}
