import type { AfterRuleDeclaration } from '../declare/after-rule'
import type { AssignmentRuleDeclaration } from '../declare/assignment-rule'
import type {
  DuplicateFilterDeclaration,
  DuplicateRuleDeclaration,
  MatchFieldDeclaration,
} from '../declare/duplicate-rule'
import type { AutoNumber, CopiedField, FieldDataType } from '../declare/field'
import type { Label } from '../declare/label'
import type { LayoutCellDeclaration } from '../declare/layout'
import type { FilterDeclaration, OrderByDeclaration } from '../declare/list-view'
import type { ObjectDeclaration } from '../declare/object'
import type { RelatedRuleDeclaration } from '../declare/related-rule'
import type { RowRule } from '../declare/row-rule'
import type { StateTable, ValidationRule } from '../declare/rule'
import type { FieldTraits, FieldType } from '../field-types/field-type'
import type { ViewerClass } from '../viewer'
import type { ResolvedApp, ResolvedQuickAction } from './resolved-action'
import type { ResolvedSearch } from './resolved-search'

/** A field with everything that a handler or the record engine needs to know of it. Frozen. */
export interface ResolvedField extends FieldTraits {
  readonly dataType: FieldDataType
  readonly type: FieldType
  readonly inlineHelpText: Label | null
  readonly required: boolean
  readonly unique: boolean
  readonly indexed: boolean
  readonly nameField: boolean
  /** Set by the engine itself: `Id`, `CreatedDate`, ... */
  readonly system: boolean
  readonly custom: boolean
  readonly sortable: boolean
  readonly filterable: boolean
  readonly defaultValue: string | number | boolean | null
  /** How the value of a new record is generated when the write has none; null when it is not. */
  readonly autoNumber: AutoNumber | null
  /** For picklists whose choices depend on another picklist of the object: that field's api name. */
  readonly controllingField: string | null
  /** The field of the object that holds this text in Spanish; null if there is none. */
  readonly spanishField: string | null
  /** The text that this one was copied from; null where it was not. */
  readonly copyOf: CopiedField | null
  /** For references: the object, the spanning name and the child relationship's name. */
  readonly reference: {
    readonly objectApiName: string
    readonly relationshipName: string
    readonly childRelationshipName: string | null
    readonly deletedWithParent?: true
  } | null
}

/** The access of one viewer class to one object, with field sets spelled out. Frozen. */
export interface ResolvedAccess {
  readonly viewerClass: ViewerClass
  readonly records: RowRule
  readonly read: ReadonlySet<string>
  readonly create: ReadonlySet<string>
  readonly update: ReadonlySet<string>
  readonly createable: boolean
  readonly updateable: boolean
  readonly deletable: boolean
}

/** Records of `childObjectApiName` whose `fieldApiName` refers to the object that this is a part of. */
export interface ResolvedChildRelationship {
  readonly relationshipName: string
  readonly childObjectApiName: string
  readonly fieldApiName: string
  /** Whether the children are deleted with the record. */
  readonly deletedWithParent?: true
}

export interface ResolvedListView {
  /** 18 characters, key prefix 00B, derived from the names: the same in every installation. */
  readonly id: string
  readonly apiName: string
  readonly objectApiName: string
  readonly label: Label
  readonly displayColumns: readonly string[]
  readonly filteredBy: readonly FilterDeclaration[]
  readonly orderedBy: readonly OrderByDeclaration[]
}

export interface ResolvedRelatedList {
  readonly relatedListId: string
  readonly parentObjectApiName: string
  readonly childObjectApiName: string
  /** The reference field of the child that names the parent. */
  readonly fieldApiName: string
  readonly label: Label
  readonly displayColumns: readonly string[]
  readonly orderedBy: readonly OrderByDeclaration[]
}

/** A part of a layout; `id` has 18 characters, key prefix 01B. */
export interface ResolvedLayoutSection {
  readonly id: string
  readonly heading: Label
  readonly columns: 1 | 2
  readonly cells: readonly LayoutCellDeclaration[]
}

/** A state of a path. */
export interface ResolvedPathStep {
  readonly value: string
  /** Null where none is declared. */
  readonly guidance: Label | null
  readonly keyFields: readonly string[]
  /** Whether a record may begin in this state. */
  readonly isInitial: boolean
  /** The states that may follow. */
  readonly nextValues: readonly string[]
}

/** The way of a record through the states of one picklist, in the order of its values. */
export interface ResolvedPath {
  /** 18 characters, key prefix 00h. */
  readonly id: string
  readonly fieldApiName: string
  readonly steps: readonly ResolvedPathStep[]
}

/** A match rule with omitted names filled in. */
export interface ResolvedMatchRule {
  readonly name: string
  readonly objectApiName: string
  readonly matchEngine: 'ExactMatchEngine' | 'FuzzyMatchEngine'
  readonly matchFields: readonly Required<MatchFieldDeclaration>[]
}

/** A duplicate rule whose fields all exist. */
export interface ResolvedDuplicateRule extends Omit<DuplicateRuleDeclaration, 'filters' | 'matchRules'> {
  readonly filters: readonly DuplicateFilterDeclaration[]
  readonly matchRules: readonly ResolvedMatchRule[]
}

/** The picklist values that a record type offers. */
export interface ResolvedRecordTypePicklist {
  readonly values: readonly string[]
  readonly defaultValue: string | null
}

/** A layout; it applies to all modes and record types. `id` has 18 characters, key prefix 00h. */
export interface ResolvedLayout {
  readonly id: string
  readonly layoutType: 'Full' | 'Compact'
  readonly sections: readonly ResolvedLayoutSection[]
  /** The fields of all sections, in their order. */
  readonly fieldApiNames: readonly string[]
}

/** The layouts of an object by their type. */
export type ResolvedLayouts = Readonly<Record<'Full' | 'Compact', ResolvedLayout>>

export interface ResolvedRecordType {
  readonly recordTypeId: string
  readonly developerName: string
  readonly label: Label
  readonly master: boolean
  /** The picklists that this type restricts. */
  readonly picklists: Readonly<Record<string, ResolvedRecordTypePicklist>>
}

/** An object with all its parts linked. Frozen. */
export interface ResolvedObject {
  readonly apiName: string
  readonly keyPrefix: string
  readonly label: Label
  readonly labelPlural: Label
  readonly custom: boolean
  readonly fields: ReadonlyMap<string, ResolvedField>
  /** Lower-case api name to field: names in requests match in any case. */
  readonly fieldsByLowerName: ReadonlyMap<string, ResolvedField>
  /** Relationship name (`Account`), in lower case, to the reference field (`AccountId`). */
  readonly referencesByLowerName: ReadonlyMap<string, ResolvedField>
  readonly nameFields: readonly string[]
  readonly childRelationships: readonly ResolvedChildRelationship[]
  readonly recordTypes: readonly ResolvedRecordType[]
  readonly layouts: ResolvedLayouts
  /** One for each state table, in their order. */
  readonly paths: readonly ResolvedPath[]
  readonly duplicateRules: readonly ResolvedDuplicateRule[]
  readonly listViews: readonly ResolvedListView[]
  readonly relatedLists: readonly ResolvedRelatedList[]
  readonly quickActions: readonly ResolvedQuickAction[]
  /** How its records are searched; null when the object declares no search. */
  readonly search: ResolvedSearch | null
  /** Derived fields and how they are computed; null when the object declares none. */
  readonly derived: NonNullable<ObjectDeclaration['derived']> | null
  /** Values for a new record's empty fields, and how they are computed; null when the object declares none. */
  readonly creationValues: NonNullable<ObjectDeclaration['creationValues']> | null
  readonly rules: readonly ValidationRule[]
  readonly relatedRules: readonly RelatedRuleDeclaration[]
  readonly stateTables: readonly StateTable[]
  readonly afterRules: readonly AfterRuleDeclaration[]
  /** Null when the object declares none. */
  readonly assignmentRule: AssignmentRuleDeclaration | null
  readonly access: Readonly<Record<ViewerClass, ResolvedAccess>>
}

/** All objects, linked. Built once at startup by `resolveMetadata`; handlers read nothing else. Frozen. */
export interface ResolvedMetadata {
  readonly objects: ReadonlyMap<string, ResolvedObject>
  readonly apps: readonly ResolvedApp[]
  /** Actions that are performed on no record. */
  readonly globalActions: readonly ResolvedQuickAction[]
  /** The action of that api name (`Case.Reply`, `NewCase`), in any case; undefined for an unknown name. */
  quickAction(apiName: string): ResolvedQuickAction | undefined
  /** The object of that api name, in any case; undefined for an unknown name. */
  object(apiName: string): ResolvedObject | undefined
  /** Returns the object whose records' ids begin with `keyPrefix`. */
  objectByKeyPrefix(keyPrefix: string): ResolvedObject | undefined
  /** The list view of that id (15 or 18 characters). */
  listViewById(id: string): ResolvedListView | undefined
  /** Changes whenever fields, access or lists do: part of eTags and cache keys. 32 hex digits. */
  readonly version: string
}
