import type { FieldScalar } from '@porchlight/metadata'
import type { Fault } from './fault'
import type { FileField } from './plan-columns'
import type { PlanWorld, StoredPlan } from './plan-world'
import { readPlanRow } from './read-plan-row'
import type { PlanTable, TableRow } from './read-plan-table'

/** A field whose value a row changes. */
export interface PlanChange {
  readonly field: FileField
  readonly before: FieldScalar
  readonly after: FieldScalar
}

/** The result of a row of the file. */
export interface PlanRow {
  readonly row: number
  readonly code: string
  readonly name: string
  readonly kind: 'new' | 'changed' | 'unchanged' | 'refused'
  /** For a new plan, all its values. */
  readonly changes: readonly PlanChange[]
  readonly faults: readonly Fault[]
  /** The plan that it changes; null for a new one. */
  readonly stored: StoredPlan | null
}

/** Compares each row with the plan of its code. Nothing is read or written here. */
export function comparePlans(table: PlanTable, world: PlanWorld): readonly PlanRow[] {
  const firstRowOf = new Map<string, number>()
  for (const row of table.rows) {
    const code = codeOf(table, row)
    if (!firstRowOf.has(code)) firstRowOf.set(code, row.row)
  }
  return table.rows.map((row) => compareRow(table, row, firstRowOf.get(codeOf(table, row)) ?? row.row, world))
}

function compareRow(table: PlanTable, row: TableRow, firstRow: number, world: PlanWorld): PlanRow {
  const code = codeOf(table, row)
  const stored = world.stored.get(code) ?? null
  const { given, next, faults } = readPlanRow(table, row, { firstRow, stored }, world)
  const changes = [...given].flatMap(([field, after]) => {
    const before = stored?.values[field] ?? null
    return before === after ? [] : [{ field, before, after }]
  })
  const name = String(next.Name ?? '')
  const isRefused = faults.length > 0
  return {
    row: row.row,
    code,
    name,
    kind: isRefused ? 'refused' : stored === null ? 'new' : changes.length === 0 ? 'unchanged' : 'changed',
    changes: isRefused ? [] : changes,
    faults,
    stored,
  }
}

function codeOf({ columns }: PlanTable, { cells }: TableRow): string {
  return cells[columns.indexOf('ProductCode')] ?? ''
}
