export { createRecordEngine } from './create-record-engine'
export { type DatabaseOptions, openDatabase } from './database/open-database'
export type { RecordEngineOptions } from './engine-context'
export { feedStart } from './feed/change-position'
export { type ChangePage, currentChangePosition, type RecordChange, readChanges } from './feed/read-changes'
export { type ChangeFeed, type ChangeFeedOptions, startChangeFeed } from './feed/start-change-feed'
export { removeExpiredIdempotencyKeys } from './idempotency/remove-expired-keys'
export { type LoadedRecord, loadRecords } from './load/load-records'
export { describePolicy, type PolicyEntry } from './policy/describe-policy'
export type {
  ComparisonOperator,
  Condition,
  ExpectedVersion,
  FieldSelection,
  IdempotentAnswer,
  ListRequest,
  Ordering,
  PagePosition,
  RecordEngine,
  RecordInput,
  RecordPage,
  WriteBatch,
  WriteOperation,
  WriteResult,
} from './record-engine'
export { deriveSchema } from './schema/derive-schema'
export type { DesiredColumn, DesiredPart, DesiredSchema } from './schema/desired-schema'
export { checkSchema, migrateDatabase } from './schema/migrate-database'
export type { Migration } from './schema/migration'
