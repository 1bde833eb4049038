import { createHash } from 'node:crypto'

/**
 * A name for an index or a foreign key, made from its definition: a part is there exactly when its name is.
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
