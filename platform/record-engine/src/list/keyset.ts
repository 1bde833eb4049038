/** A column of an ordered list as a page boundary is compared with it. */
export interface KeysetColumn {
  readonly sql: string
  readonly ascending: boolean
  readonly nullable: boolean
  /** The placeholder of the boundary's value; null when that value is null. */
  readonly place: string | null
}

/**
 * Returns the rows that come after a boundary, as conditions of which each row meets at most one. Each can be evaluated
 * by walking an index from the boundary on, so that page 1,000 costs as much as page 1; one condition with an `or`
 * could not. Nulls come last ascending and first descending, as PostgreSQL orders them.
 */
export function conditionsAfter(columns: readonly KeysetColumn[]): readonly string[] {
  const byRow = rowComparison(columns)
  if (byRow !== null) return byRow
  const conditions: string[] = []
  for (const [index, column] of columns.entries()) {
    const same = columns.slice(0, index).map(equality)
    for (const beyond of strictlyAfter(column)) conditions.push([...same, beyond].join(' and '))
  }
  return conditions
}

/**
 * Returns the maximum number of conditions that `conditionsAfter` returns for an order, whichever side of a boundary a
 * page is on: the statement of such a page repeats its joins for each condition.
 */
export function mostConditionsAfter(columns: readonly Pick<KeysetColumn, 'nullable'>[]): number {
  return columns.reduce((sum, { nullable }) => sum + (nullable ? 2 : 1), 0)
}

/** One comparison of rows serves all columns when they run in one direction from values that are not null. */
function rowComparison(columns: readonly KeysetColumn[]): readonly string[] | null {
  const ascending = columns[0]?.ascending ?? true
  if (columns.some((column) => column.ascending !== ascending || column.place === null)) return null
  const left = columns.map((column) => column.sql).join(', ')
  const right = columns.map((column) => column.place).join(', ')
  const comparison = `(${left}) ${ascending ? '>' : '<'} (${right})`
  if (!ascending) return [comparison]
  const nullsAfter = columns.flatMap((column, index) =>
    column.nullable
      ? [[...columns.slice(0, index).map(equality), `${column.sql} is null`].join(' and ')]
      : [],
  )
  return [comparison, ...nullsAfter]
}

function equality(column: KeysetColumn): string {
  return column.place === null ? `${column.sql} is null` : `${column.sql} = ${column.place}`
}

function strictlyAfter(column: KeysetColumn): readonly string[] {
  if (column.ascending) {
    if (column.place === null) return []
    const greater = `${column.sql} > ${column.place}`
    return column.nullable ? [greater, `${column.sql} is null`] : [greater]
  }
  return [column.place === null ? `${column.sql} is not null` : `${column.sql} < ${column.place}`]
}
