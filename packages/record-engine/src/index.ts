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
