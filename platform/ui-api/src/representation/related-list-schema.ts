import { Type } from 'typebox'
import { type ListOrderRepresentation, ListOrderSchema } from './list-info-schema'

/** Which related list something belongs to; keys of version 65.0, each present. */
export interface RelatedListReferenceRepresentation {
  readonly id: null
  /** The record that the list belongs to; null where the list is described for all records of the parent object. */
  readonly inContextOfRecordId: string | null
  readonly listViewApiName: null
  readonly objectApiName: null
  readonly parentObjectApiName: string
  readonly recordTypeId: string | null
  readonly relatedListId: string
  readonly type: 'relatedList'
}

const nullableText = Type.Union([Type.String(), Type.Null()])

export const RelatedListReferenceSchema = Type.Unsafe<RelatedListReferenceRepresentation>(
  Type.Object({
    id: Type.Null(),
    inContextOfRecordId: nullableText,
    listViewApiName: Type.Null(),
    objectApiName: Type.Null(),
    parentObjectApiName: Type.String(),
    recordTypeId: nullableText,
    relatedListId: Type.String(),
    type: Type.Literal('relatedList'),
  }),
)

export interface RelatedListColumnRepresentation {
  /** The platform's data type in lower case. */
  readonly dataType: string
  readonly fieldApiName: string
  readonly filterable: boolean
  readonly label: string
  /** The field with the id of the record that the column's value leads to; null when it leads nowhere. */
  readonly lookupId: string | null
  /** The values of a picklist; null for all other fields. */
  readonly picklistValues: readonly string[] | null
  /** The operator that a quick filter compares with; null when the column cannot be filtered by. */
  readonly quickFilterOperator: string | null
  readonly sortable: boolean
}

/** A related list as one viewer has it; keys of version 65.0, each present. */
export interface RelatedListInfoRepresentation {
  readonly cloneable: boolean
  readonly createable: boolean
  readonly deletable: boolean
  readonly displayColumns: readonly RelatedListColumnRepresentation[]
  /** 32 hex digits over this representation. */
  readonly eTag: string
  /** The field of the records that names the parent. */
  readonly fieldApiName: string
  readonly fields: readonly string[]
  readonly filterLogicString: string
  readonly filterable: boolean
  readonly filteredByInfo: readonly never[]
  readonly label: string
  readonly listReference: RelatedListReferenceRepresentation
  readonly objectApiNames: readonly string[]
  readonly optionalFields: readonly string[]
  readonly orderedByInfo: readonly ListOrderRepresentation[]
  readonly restrictColumnsToLayout: boolean
  readonly updateable: boolean
  readonly userPreferences: {
    /** Column to its width in pixels; -1 where the viewer chose none. */
    readonly columnWidths: Readonly<Record<string, number>>
    readonly columnWrap: Readonly<Record<string, boolean>>
  }
  readonly visibility: 'Public'
  readonly visibilityEditable: boolean
}

/** One viewer's settings for a related list. */
export interface RelatedListPreferencesRepresentation {
  readonly columnWidths: Readonly<Record<string, number>>
  readonly columnWrap: Readonly<Record<string, boolean>>
  readonly orderedBy: readonly ListOrderRepresentation[]
  readonly preferencesId: string
}

const ColumnWidths = Type.Record(Type.String(), Type.Integer())
const ColumnWrap = Type.Record(Type.String(), Type.Boolean())

export const RelatedListInfoSchema = Type.Unsafe<RelatedListInfoRepresentation>(
  Type.Object(
    {
      cloneable: Type.Boolean(),
      createable: Type.Boolean(),
      deletable: Type.Boolean(),
      displayColumns: Type.Array(
        Type.Object({
          dataType: Type.String(),
          fieldApiName: Type.String(),
          filterable: Type.Boolean(),
          label: Type.String(),
          lookupId: nullableText,
          picklistValues: Type.Union([Type.Array(Type.String()), Type.Null()]),
          quickFilterOperator: nullableText,
          sortable: Type.Boolean(),
        }),
      ),
      eTag: Type.String(),
      fieldApiName: Type.String(),
      fields: Type.Array(Type.String()),
      filterLogicString: Type.String(),
      filterable: Type.Boolean(),
      filteredByInfo: Type.Array(Type.Any()),
      label: Type.String(),
      listReference: RelatedListReferenceSchema,
      objectApiNames: Type.Array(Type.String()),
      optionalFields: Type.Array(Type.String()),
      orderedByInfo: Type.Array(ListOrderSchema),
      restrictColumnsToLayout: Type.Boolean(),
      updateable: Type.Boolean(),
      userPreferences: Type.Object({ columnWidths: ColumnWidths, columnWrap: ColumnWrap }),
      visibility: Type.Literal('Public'),
      visibilityEditable: Type.Boolean(),
    },
    { $id: 'RelatedListInfo' },
  ),
)

export const RelatedListPreferencesSchema = Type.Unsafe<RelatedListPreferencesRepresentation>(
  Type.Object(
    {
      columnWidths: ColumnWidths,
      columnWrap: ColumnWrap,
      orderedBy: Type.Array(ListOrderSchema),
      preferencesId: Type.String(),
    },
    { $id: 'RelatedListUserPreferences' },
  ),
)
