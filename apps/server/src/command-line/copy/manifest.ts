import { createHash } from 'node:crypto'
import { type Static, Type } from 'typebox'

/**
 * The schemas whose tables a copy contains. The job queue (`graphile_worker`) is left out: its pending jobs may run
 * after the copy was made, and a copy that contained them would mail and text people twice.
 */
export const copiedSchemas = [
  'record',
  'feed',
  'platform',
  'identity',
  'installation',
  'jobs',
  'demo_mailbox',
  'personalization',
  'oauth',
  'payments',
  'ledger',
  'file_upload',
  'market_stand_in',
  'texts',
  'messages',
  'credit_stand_in',
  'identity_stand_in',
  'billing_import',
  'billing_outbox',
  'book_import',
  'figures',
  'campaigns',
  'billing_stand_in',
  'demo_processor',
  'provider_health',
  'texas_set',
  'webhooks',
  'company_directory',
] as const

const Name = Type.String({ minLength: 1, maxLength: 63 })
const Count = Type.Integer({ minimum: 0 })
/** A folder or file name that cannot lead to another folder. */
const pathPart = '(?:[^/.\\n]|\\.[^/.\\n]|\\.\\.[^/\\n])[^/\\n]*'

const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' })

const ColumnSchema = Type.Object({
  name: Name,
  /** As PostgreSQL spells it: `numeric(10,2)`, `text[]`. */
  type: Type.String({ pattern: '^[a-z][a-z0-9 (),]*(\\[\\])?$' }),
  /** Whether its text has an order that depends on the server unless a collation is named. */
  collated: Type.Boolean(),
  /** The last number issued by the column's own sequence; null for all other columns. */
  lastNumber: Type.Union([Type.String({ pattern: '^-?[0-9]{1,19}$' }), Type.Null()]),
})

const TableSchema = Type.Object({
  schema: Type.Union(copiedSchemas.map((name) => Type.Literal(name))),
  name: Name,
  columns: Type.Array(ColumnSchema, { minItems: 1 }),
  /** The columns of the primary key, in its order; the copy's rows are in this order. */
  key: Type.Array(Name),
})

const MeasureSchema = Type.Object({ rows: Count, bytes: Count, sha256: Sha256 })

/**
 * The first line of a copy: what follows it, in this order, and how to verify that it arrived complete. A copy is one
 * gzip file: this line as JSON, then the rows of each table as `COPY … TO STDOUT` writes them, then the files.
 */
export const ManifestSchema = Type.Object({
  format: Type.Literal('porchlight-copy'),
  version: Type.Literal(1),
  madeAt: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z$' }),
  /** The PostgreSQL version it was made from. */
  postgres: Type.String(),
  /** SHA-256 of tables, columns and types: the same for two databases with the same kinds of rows. */
  schemaSignature: Sha256,
  /** The numbered migrations that the database had run. */
  migrations: Type.Array(Type.String()),
  tables: Type.Array(Type.Intersect([TableSchema, MeasureSchema])),
  /** The jobs that were pending when the copy was made; they are not included. */
  unfinishedJobs: Type.Array(
    Type.Object({ jobName: Type.String(), waiting: Count, givenUp: Count, oldest: Type.String() }),
  ),
  /** Where files not in the copy are stored, `s3://documents`; absent when the copy includes them. */
  filesElsewhere: Type.Optional(Type.String()),
  /** Of `DATA_DIR/files`; paths are relative to it, with `/`. */
  files: Type.Array(
    Type.Object({
      path: Type.String({ pattern: `^${pathPart}(?:/${pathPart})*$` }),
      bytes: Count,
      sha256: Sha256,
    }),
  ),
})

export type Manifest = Static<typeof ManifestSchema>
export type CopiedTable = Static<typeof TableSchema>
export type CopiedFile = Manifest['files'][number]
export type MeasuredTable = Manifest['tables'][number]

/** Returns the signature of a schema; the order of tables and columns does not matter. */
export function schemaSignatureOf(tables: readonly CopiedTable[]): string {
  const lines = tables.flatMap((table) =>
    table.columns.map((column) => JSON.stringify([table.schema, table.name, column.name, column.type])),
  )
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex')
}
