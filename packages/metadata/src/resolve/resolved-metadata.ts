import type { FieldDataType } from '../declare/field'
import type { Label } from '../declare/label'
import type { FilterDeclaration, OrderByDeclaration } from '../declare/list-view'
import type { ObjectDeclaration } from '../declare/object'
import type { RowRule } from '../declare/row-rule'
import type { StateTable, ValidationRule } from '../declare/rule'
import type { FieldTraits, FieldType } from '../field-types/field-type'
import type { ViewerClass } from '../viewer'

/** A field with everything that a handler or the record engine asks of it. Frozen. */
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
  /** For picklists whose choices depend on another picklist of the object: that field's api name. */
  readonly controllingField: string | null
  /** For references: the object, the spanning name and the child relationship's name. */
  readonly reference: {
    readonly objectApiName: string
    readonly relationshipName: string
    readonly childRelationshipName: string | null
  } | null
}

/** What one class of viewer may do with one object, with field sets spelled out. Frozen. */
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

export interface ResolvedRecordType {
  readonly recordTypeId: string
  readonly developerName: string
  readonly label: Label
  readonly master: boolean
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
  readonly listViews: readonly ResolvedListView[]
  readonly relatedLists: readonly ResolvedRelatedList[]
  /** Fields that follow from others and how; null when the object declares none. */
  readonly derived: NonNullable<ObjectDeclaration['derived']> | null
  readonly rules: readonly ValidationRule[]
  readonly stateTables: readonly StateTable[]
  readonly access: Readonly<Record<ViewerClass, ResolvedAccess>>
}

/** All objects, linked. Built once at start by `resolveMetadata`; handlers read nothing else. Frozen. */
export interface ResolvedMetadata {
  readonly objects: ReadonlyMap<string, ResolvedObject>
  /** The object of that api name, in any case; undefined when there is none. */
  object(apiName: string): ResolvedObject | undefined
  /** The object whose records' ids begin with `keyPrefix`. */
  objectByKeyPrefix(keyPrefix: string): ResolvedObject | undefined
  /** The list view of that id (15 or 18 characters). */
  listViewById(id: string): ResolvedListView | undefined
  /** Changes whenever fields, access or lists do: part of eTags and cache keys. 32 hex digits. */
  readonly version: string
}
