export { createRecordEngine } from './create-record-engine'
export { type DatabaseOptions, openDatabase } from './database/open-database'
export type { RecordEngineOptions } from './engine-context'
export { type LoadedRecord, loadRecords } from './load/load-records'
export type {
  ComparisonOperator,
  Condition,
  ExpectedVersion,
  FieldSelection,
  ListRequest,
  Ordering,
  PagePosition,
  RecordEngine,
  RecordInput,
  RecordPage,
} from './record-engine'
export { deriveSchema } from './schema/derive-schema'
export type { DesiredColumn, DesiredPart, DesiredSchema } from './schema/desired-schema'
export { checkSchema, migrateDatabase } from './schema/migrate-database'
export type { Migration } from './schema/migration'
