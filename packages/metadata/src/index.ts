export type { AccessDeclaration, FieldSet } from './declare/access'
export type {
  FieldDataType,
  FieldDeclaration,
  PicklistAttributes,
  PicklistValueDeclaration,
} from './declare/field'
export type { Label } from './declare/label'
export type {
  FilterDeclaration,
  ListViewDeclaration,
  OrderByDeclaration,
  RelatedListDeclaration,
} from './declare/list-view'
export { defineObject, type ObjectDeclaration, type RecordTypeDeclaration } from './declare/object'
export {
  allRecords,
  anyOf,
  noRecords,
  type RowRule,
  recordsWhere,
  type ViewerValue,
} from './declare/row-rule'
export type { RuleContext, RuleFailure, StateTable, ValidationRule } from './declare/rule'
export type { FieldTraits, FieldType, ValueRefusal } from './field-types/field-type'
export { fieldTypes } from './field-types/field-types'
export type { FieldScalar } from './field-types/field-value'
export { isValueRefusal } from './field-types/refuse'
export type { FieldValue, RecordRepresentation, RecordTypeInfo } from './record/record'
export { keyPrefixOf, makeRecordId, masterRecordTypeId, toRecordId } from './record/record-id'
export { recordTypeIdOf } from './resolve/derived-id'
export {
  type ChildRelationshipRepresentation,
  describeObject,
  type ObjectInfoRepresentation,
} from './resolve/object-info'
export type { FieldRepresentation } from './resolve/object-info-field'
export { resolveMetadata } from './resolve/resolve-metadata'
export type {
  ResolvedAccess,
  ResolvedChildRelationship,
  ResolvedField,
  ResolvedListView,
  ResolvedMetadata,
  ResolvedObject,
  ResolvedRecordType,
  ResolvedRelatedList,
} from './resolve/resolved-metadata'
export {
  type BrandKey,
  brandKeys,
  type Language,
  type Viewer,
  type ViewerClass,
  viewerClasses,
} from './viewer'
