import type pg from 'pg'
import { vi } from 'vitest'

/** What a plan has read, including everything below it. */
export interface QueryPlan {
  /** Tables read from end to end. */
  readonly scannedTables: readonly string[]
  /** Number of table and index pages read. */
  readonly pages: number
  /** Number of rows read and discarded. */
  readonly discardedRows: number
}

/** A statement as it was sent to the pool. */
export interface SentStatement {
  readonly text: string
  /** Undefined when it is replanned each time. */
  readonly name: string | undefined
  readonly values: readonly unknown[]
}

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Shared Hit Blocks'?: number
  readonly 'Shared Read Blocks'?: number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Join Filter'?: number
  readonly 'Actual Loops'?: number
  readonly Plans?: readonly PlanNode[]
}

/** Returns the statements sent to `pool` while `work` runs. */
export async function statementsOf(
  pool: pg.Pool,
  work: () => Promise<unknown>,
): Promise<readonly SentStatement[]> {
  const spy = vi.spyOn(pool, 'query')
  try {
    await work()
    const calls: readonly (readonly unknown[])[] = spy.mock.calls
    return calls.flatMap(([query]) =>
      isQuery(query) ? [{ text: query.text, name: query.name, values: query.values ?? [] }] : [],
    )
  } finally {
    spy.mockRestore()
  }
}

/**
 * Runs a statement under EXPLAIN. `generic` plans it like a frequently used prepared statement: once for all values.
 */
export async function planOf(
  pool: pg.Pool,
  statement: SentStatement,
  kind: 'custom' | 'generic',
): Promise<QueryPlan> {
  const client = await pool.connect()
  try {
    await client.query(`set plan_cache_mode = force_${kind}_plan`)
    await client.query(`prepare explained as ${statement.text}`)
    const values = statement.values.map((value) =>
      value === null ? 'null' : client.escapeLiteral(asText(value)),
    )
    const given = values.length === 0 ? '' : `(${values.join(', ')})`
    const answer = await client.query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
      `explain (analyze, buffers, timing off, format json) execute explained${given}`,
    )
    const root = answer.rows[0]?.['QUERY PLAN'][0]?.Plan
    if (root === undefined) throw new TypeError('EXPLAIN gave no plan.')
    const nodes = nodesOf(root)
    return {
      scannedTables: nodes
        .filter((node) => node['Node Type'] === 'Seq Scan')
        .map((node) => node['Relation Name'] ?? ''),
      pages: (root['Shared Hit Blocks'] ?? 0) + (root['Shared Read Blocks'] ?? 0),
      discardedRows: nodes.reduce((sum, node) => sum + discardedBy(node), 0),
    }
  } finally {
    client.release(true)
  }
}

function nodesOf(node: PlanNode): readonly PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}

function discardedBy(node: PlanNode): number {
  const perLoop = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0)
  return perLoop * (node['Actual Loops'] ?? 1)
}

function asText(value: unknown): string {
  return Array.isArray(value) ? `{${value.join(',')}}` : String(value)
}

function isQuery(query: unknown): query is {
  readonly text: string
  readonly name?: string
  readonly values?: readonly unknown[]
} {
  return typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string'
}
