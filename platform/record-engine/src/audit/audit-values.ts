import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Queryable } from '../database/queryable'

/** A changed field of a record, with its values before and after. */
export interface AuditedChange {
  readonly fieldApiName: string
  readonly before: string | number | boolean | null
  readonly after: string | number | boolean | null
}

/**
 * A changed field as stored: its name is readable for everyone who reads the log, its values are encrypted with the
 * record's key.
 */
export interface StoredChange {
  readonly fieldApiName: string
  /** Base64: nonce (12 bytes), tag (16), ciphertext of the JSON array of both values. */
  readonly encrypted: string
}

/** The keys of records, by their ids. A record that was erased has none. */
export type ValueKeys = ReadonlyMap<string, Buffer>

const cipherName = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * Returns the keys that encrypt records' values in the audit log, creating missing ones. Entries are never changed;
 * instead, values become unreadable with their key: `eraseRecords` deletes it.
 */
export async function makeValueKeys(connection: Queryable, recordIds: readonly string[]): Promise<ValueKeys> {
  // In a fixed order, so that two transactions that name the same records wait for each other instead of deadlocking.
  const ids = [...new Set(recordIds)].sort()
  if (ids.length === 0) return new Map()
  await connection.query(
    `insert into platform.audit_value_key (record_id, key)
     select r.record_id, decode(r.key, 'base64') from jsonb_to_recordset($1::jsonb) as r (record_id text, key text)
     on conflict do nothing`,
    [JSON.stringify(ids.map((record_id) => ({ record_id, key: randomBytes(32).toString('base64') })))],
  )
  return readValueKeys(connection, ids)
}

/** The keys that there are. */
export async function readValueKeys(connection: Queryable, recordIds: readonly string[]): Promise<ValueKeys> {
  if (recordIds.length === 0) return new Map()
  const { rows } = await connection.query<{ id: string; key: Buffer }>(
    'select record_id as id, key from platform.audit_value_key where record_id = any($1)',
    [recordIds],
  )
  return new Map(rows.map(({ id, key }) => [id, key]))
}

/** Deletes the keys of records: from then on, no one can read the values that the audit log recorded for them. */
export async function deleteValueKeys(connection: Queryable, recordIds: readonly string[]): Promise<void> {
  await connection.query('delete from platform.audit_value_key where record_id = any($1)', [recordIds])
}

/** Deletes those keys that no entry needs any more. */
export async function deleteUnusedValueKeys(
  connection: Queryable,
  recordIds: readonly string[],
): Promise<void> {
  await connection.query(
    `delete from platform.audit_value_key k where k.record_id = any($1)
       and not exists (select from platform.audit_entry e where e.record_id = k.record_id)`,
    [recordIds],
  )
}

/** The content of an entry about a record: the reason and the fields. */
export interface AuditedValues<Change> {
  readonly reason: string | null
  readonly changes: readonly Change[]
}

const reasonPrefix = 'encrypted:'

/** Returns the values as they are stored; those that belong to no record stay in plain text. */
export function encryptValues(
  keys: ValueKeys,
  recordId: string | null,
  values: AuditedValues<AuditedChange>,
): AuditedValues<StoredChange | AuditedChange> {
  const key = recordId === null ? undefined : keys.get(recordId)
  if (key === undefined) return values
  const { reason, changes } = values
  return {
    reason: reason === null ? null : reasonPrefix + encrypt(key, `${recordId} reason`, reason),
    changes: changes.map(({ fieldApiName, before, after }) => ({
      fieldApiName,
      encrypted: encrypt(key, `${recordId} ${fieldApiName}`, [before, after]),
    })),
  }
}

/**
 * Decrypts stored values, with nulls where the key is gone. Entries of earlier versions hold their values in plain
 * text.
 */
export function decryptValues(
  keys: ValueKeys,
  recordId: string | null,
  { reason, changes }: AuditedValues<StoredChange | AuditedChange>,
): AuditedValues<AuditedChange> {
  const key = recordId === null ? undefined : keys.get(recordId)
  const read = (place: string, encrypted: string) =>
    key === undefined ? null : decrypt(key, `${recordId} ${place}`, encrypted)
  const isEncrypted = recordId !== null && reason?.startsWith(reasonPrefix) === true
  return {
    reason: isEncrypted ? (read('reason', reason.slice(reasonPrefix.length)) as string | null) : reason,
    changes: changes.map((change) => {
      if (!('encrypted' in change)) return change
      const values = read(change.fieldApiName, change.encrypted) as readonly AuditedChange['before'][] | null
      const [before = null, after = null] = values ?? []
      return { fieldApiName: change.fieldApiName, before, after }
    }),
  }
}

/** `place` is authenticated with the value: copied to another record or field, it cannot be decrypted. */
function encrypt(key: Buffer, place: string, value: unknown): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(cipherName, key, nonce, { authTagLength: tagBytes })
  cipher.setAAD(Buffer.from(place))
  const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64')
}

function decrypt(key: Buffer, place: string, encrypted: string): unknown {
  const bytes = Buffer.from(encrypted, 'base64')
  try {
    const decipher = createDecipheriv(cipherName, key, bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    })
    decipher.setAAD(Buffer.from(place))
    decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
    const text = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()])
    return JSON.parse(text.toString('utf8'))
  } catch {
    return null
  }
}
