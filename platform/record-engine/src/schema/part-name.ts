import { createHash } from 'node:crypto'

/**
 * Returns a name for an index or a foreign key, derived from its definition: a part exists exactly when its name does.
 * At most 63 bytes, PostgreSQL's limit.
 */
export function partName(
  kind: 'index' | 'unique' | 'reference',
  tableName: string,
  definition: string,
): string {
  const hash = createHash('sha256').update(`${kind} ${tableName} ${definition}`).digest('hex').slice(0, 16)
  return `${kind}_${tableName.slice(0, 36)}_${hash}`
}
