export type { AccessDeclaration, FieldSet } from './declare/access'
export type {
  AfterRuleContext,
  AfterRuleDeclaration,
  Consequence,
  PublishedEvent,
} from './declare/after-rule'
export type { AppDeclaration, NavItemDeclaration, SiteDeclaration } from './declare/app'
export type { AssignmentRuleDeclaration } from './declare/assignment-rule'
export type {
  DuplicateFilterDeclaration,
  DuplicateRuleDeclaration,
  MatchFieldDeclaration,
  MatchMethod,
  MatchRuleDeclaration,
} from './declare/duplicate-rule'
export type {
  CopiedField,
  FieldDataType,
  FieldDeclaration,
  PicklistAttributes,
  PicklistValueDeclaration,
} from './declare/field'
export type { Label } from './declare/label'
export type {
  FieldGroupDeclaration,
  LayoutCellDeclaration,
  LayoutComponentDeclaration,
  LayoutSectionDeclaration,
  LayoutsDeclaration,
  PathDeclaration,
  PathStepDeclaration,
} from './declare/layout'
export type {
  FilterDeclaration,
  ListViewDeclaration,
  OrderByDeclaration,
  RelatedListDeclaration,
} from './declare/list-view'
export {
  defineObject,
  type ObjectDeclaration,
  type RecordTypeDeclaration,
  type RecordTypePicklistDeclaration,
} from './declare/object'
export {
  type ActionContext,
  type ActionIcon,
  type ActionOutcome,
  type ActionRecord,
  type ActionSection,
  type ActionWrite,
  actionSections,
  type FormFactor,
  formFactors,
  type Performer,
  type PerformerClass,
  type QuickActionDeclaration,
  type QuickActionFieldDeclaration,
  type QuickActionType,
  type RelatedDeclaration,
  type ServiceRequest,
  type WriteGrant,
} from './declare/quick-action'
export type { RelatedRuleContext, RelatedRuleDeclaration } from './declare/related-rule'
export {
  allRecords,
  anyOf,
  noRecords,
  type RowRule,
  recordsWhere,
  type ViewerValue,
} from './declare/row-rule'
export type { RuleContext, RuleFailure, StateTable, ValidationRule } from './declare/rule'
export type { LookupFilterDeclaration, SearchDeclaration } from './declare/search'
export { isEmailAddress } from './field-types/email'
export type { FieldTraits, FieldType, ValueRefusal } from './field-types/field-type'
export { fieldTypes } from './field-types/field-types'
export type { FieldScalar } from './field-types/field-value'
export { isValueRefusal } from './field-types/refuse'
export { internalNotesField } from './ready-made/internal-notes-field'
export { moneyField, toCents } from './ready-made/money-field'
export { derivedNameField, namedBy } from './ready-made/named-by'
export { labelOf, namedValues, picklistValues } from './ready-made/named-values'
export { hasValue } from './ready-made/picklist-filter'
export {
  aboutEachText,
  among,
  inOrder,
  matching,
  neededWhen,
  notNegative,
} from './ready-made/rule-kinds'
export { systemSection } from './ready-made/system-section'
export type { FieldValue, RecordRepresentation, RecordTypeInfo } from './record/record'
export { keyPrefixOf, makeRecordId, masterRecordTypeId, toRecordId } from './record/record-id'
export type {
  DeclaredObjects,
  FieldInput,
  FieldPath,
  TypedRecord,
  ValueAt,
} from './record/typed-record'
export { derivedId, recordTypeIdOf } from './resolve/derived-id'
export {
  type DuplicateRuleFilterRepresentation,
  type DuplicateRuleRepresentation,
  type DuplicatesConfigurationRepresentation,
  describeDuplicateRules,
  duplicateRulesFor,
} from './resolve/duplicates-configuration'
export { fingerprint } from './resolve/fingerprint'
export {
  describeLayout,
  type LayoutChoice,
  type LayoutRepresentation,
  type LayoutSectionRepresentation,
  type LayoutType,
  layoutTypes,
  type SaveOptionRepresentation,
} from './resolve/layout'
export {
  type LayoutComponentRepresentation,
  type LayoutItemRepresentation,
  type LayoutMode,
  layoutModes,
  referenceLabel,
} from './resolve/layout-item'
export {
  type ChildRelationshipRepresentation,
  describeObject,
  type ObjectInfoRepresentation,
} from './resolve/object-info'
export {
  describeObjects,
  type ObjectInfoDirectoryEntryRepresentation,
  type ObjectInfoDirectoryRepresentation,
} from './resolve/object-info-directory'
export type { FieldRepresentation } from './resolve/object-info-field'
export { themeOf } from './resolve/object-theme'
export {
  describePath,
  findPath,
  type PathLayoutRepresentation,
  type PathStepRepresentation,
} from './resolve/path-layout'
export {
  choicesOf,
  defaultChoiceOf,
  describePicklist,
  describePicklists,
  type PicklistAttributesRepresentation,
  type PicklistValueRepresentation,
  type PicklistValuesCollectionRepresentation,
  type PicklistValuesRepresentation,
} from './resolve/picklist-values'
export { describeActionLayout, fieldsFor } from './resolve/quick-action-layout'
export { resolveMetadata } from './resolve/resolve-metadata'
export type { ResolvedApp, ResolvedNavItem, ResolvedQuickAction } from './resolve/resolved-action'
export type {
  ResolvedAccess,
  ResolvedChildRelationship,
  ResolvedDuplicateRule,
  ResolvedField,
  ResolvedLayout,
  ResolvedLayoutSection,
  ResolvedLayouts,
  ResolvedListView,
  ResolvedMatchRule,
  ResolvedMetadata,
  ResolvedObject,
  ResolvedPath,
  ResolvedPathStep,
  ResolvedRecordType,
  ResolvedRecordTypePicklist,
  ResolvedRelatedList,
} from './resolve/resolved-metadata'
export type { ResolvedSearch } from './resolve/resolved-search'
export { spanishHalves } from './resolve/spanish-halves'
export { isTimeZone } from './time-zone'
export {
  type Language,
  platformFor,
  type Viewer,
  type ViewerClass,
  viewerClasses,
} from './viewer'
export { keepWithinBudget, type WorkBudget, type WorkBudgetName, workBudgets } from './work-budget'
