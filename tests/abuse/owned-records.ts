import { type ResolvedMetadata, type RowRule, toRecordId } from '@porchlight/metadata'
import { metadata } from '@porchlight/server/testing'
import type pg from 'pg'
import type { Customer } from './abuse-world'

/** A person's record, found in the tables without the engine. */
export interface OwnedRecord {
  readonly objectApiName: string
  readonly id: string
}

/** Returns one record of each object that belongs to `customer` by the object's row rule. */
export async function recordsOf(pool: pg.Pool, customer: Customer): Promise<readonly OwnedRecord[]> {
  const found: OwnedRecord[] = []
  for (const object of metadata.objects.values()) {
    const rule = object.access.customer.records
    if (rule.kind !== 'viewer') continue
    const { rows } = await pool.query<{ Id: string }>(statementFor(metadata, object.apiName, rule), [
      rule.equals === 'userId' ? customer.userId : customer.contactId,
    ])
    const [row] = rows
    if (row !== undefined) found.push({ objectApiName: object.apiName, id: row.Id })
  }
  return found
}

/** Returns a nonexistent id of the same object. */
export function unknownIdLike(id: string): string {
  return toRecordId(`${id.slice(0, 3)}000000000000`) ?? ''
}

function statementFor(
  resolved: ResolvedMetadata,
  objectApiName: string,
  rule: Extract<RowRule, { kind: 'viewer' }>,
): string {
  let object = resolved.object(objectApiName)
  let alias = 'r'
  let joins = ''
  for (const [depth, field] of rule.path.slice(0, -1).entries()) {
    object = resolved.object(object?.fields.get(field)?.reference?.objectApiName ?? '')
    joins += ` join record."${object?.apiName}" t${depth} on t${depth}."Id" = ${alias}."${field}"`
    alias = `t${depth}`
  }
  return `select r."Id" from record."${objectApiName}" r${joins} where ${alias}."${rule.path.at(-1)}" = $1 order by r."Id" limit 1`
}
