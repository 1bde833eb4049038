export type { AuditHead } from './audit/audit-chain'
export {
  type AuditEntry,
  auditViews,
  isAudited,
  recordActions,
  writeAuditEntries,
} from './audit/audit-entry'
export type { AuditedChange } from './audit/audit-values'
export { purgeAudit } from './audit/purge-audit'
export { sealAudit } from './audit/seal-audit'
export {
  type AuditFilter,
  type AuditPosition,
  type StoredAuditEntry,
  searchAudit,
} from './audit/search-audit'
export {
  type AuditProblem,
  type AuditVerification,
  findUnsealed,
  sealedPositionsAfter,
  verifyAudit,
  verifyAuditBetween,
} from './audit/verify-audit'
export { type FieldPath, findFieldPath } from './compile/field-path'
export { createRecordEngine, createRecordReader } from './create-record-engine'
export { isIdTaken } from './database/database-error'
export { type DatabaseOptions, isPooled, openDatabase } from './database/open-database'
export type { Queryable } from './database/queryable'
export { checkSessionDefaults, sessionSettings, setSessionDefaults } from './database/session-settings'
export type { RecordEngineOptions } from './engine-context'
export { feedStart, parsePosition } from './feed/change-position'
export { purgeChanges } from './feed/purge-changes'
export { type ChangePage, currentChangePosition, type RecordChange, readChanges } from './feed/read-changes'
export {
  type DatabaseSnapshot,
  hasTransaction,
  parseSnapshot,
  readUnseenChanges,
  type UnseenChange,
} from './feed/read-unseen-changes'
export { type ChangeFeed, type ChangeFeedOptions, startChangeFeed } from './feed/start-change-feed'
export { removeExpiredIdempotencyKeys } from './idempotency/remove-expired-keys'
export { removeIdempotencyKeysOf } from './idempotency/remove-keys-of'
export { waitForIdempotencyKey } from './idempotency/with-idempotency-key'
export { daysOfLiteral, momentOfDay } from './list/date-literal'
export { type LoadedRecord, loadRecords } from './load/load-records'
export { type AccessFields, accessFields } from './policy/access-fields'
export { describePolicy, type PolicyEntry } from './policy/describe-policy'
export type {
  ComparisonOperator,
  Condition,
  CountRequest,
  ErasureRequest,
  ExpectedVersion,
  FieldSelection,
  FoundRecord,
  Gathering,
  IdempotentAnswer,
  ListRequest,
  Ordering,
  PagePosition,
  RecordAudience,
  RecordCount,
  RecordEngine,
  RecordInput,
  RecordPage,
  RecordReader,
  SearchPage,
  SearchRequest,
  VisibleChange,
  VisibleChangePage,
  WriteBatch,
  WriteOperation,
  WriteResult,
} from './record-engine'
export { computeTriggerPrefix } from './schema/add-column'
export { deriveSchema } from './schema/derive-schema'
export type { DesiredColumn, DesiredPart, DesiredSchema } from './schema/desired-schema'
export { checkSchema, migrateDatabase } from './schema/migrate-database'
export type { Migration } from './schema/migration'
export { type PlannedStep, planDatabase, type TableSize } from './schema/plan-database'
export { workForPerson } from './write/person-of-work'
export { type ReachWritePoint, type WritePoint, writePoints } from './write/write-points'
