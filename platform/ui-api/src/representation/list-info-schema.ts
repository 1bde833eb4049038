import { Type } from 'typebox'

/** Identifies a list view. The recent list (`mru`) has an id like any other. */
export interface ListReferenceRepresentation {
  readonly id: string
  readonly listViewApiName: string
  readonly objectApiName: string
  readonly type: 'listView' | 'mru'
}

/** A field that a list is ordered by, labelled in the viewer's language. */
export interface ListOrderRepresentation {
  readonly fieldApiName: string
  readonly isAscending: boolean
  readonly label: string
}

export interface ListColumnRepresentation {
  readonly fieldApiName: string
  /** Record type id to the viewer's access to the column's cells. */
  readonly inlineEditAttributes: Readonly<
    Record<string, { readonly editable: boolean; readonly required: boolean }>
  >
  readonly label: string
  /** The field with the id of the record that the column's value leads to; null when it leads nowhere. */
  readonly lookupId: string | null
  readonly searchable: boolean
  readonly sortable: boolean
}

/** The definition of a list view as one viewer has it; keys of version 65.0, each present. */
export interface ListInfoRepresentation {
  readonly cloneable: boolean
  readonly createable: boolean
  readonly deletable: boolean
  readonly displayColumns: readonly ListColumnRepresentation[]
  /** 32 hex digits over this representation; the `listInfoETag` of the list's records. */
  readonly eTag: string
  readonly filterLogicString: string | null
  readonly filteredByInfo: readonly {
    readonly fieldApiName: string
    readonly label: string
    readonly operandLabels: readonly string[]
    readonly operator: string
  }[]
  readonly hasMassActions: boolean
  readonly inlineEditDetails: {
    readonly message: string | null
    readonly state: 'Disabled' | 'Enabled' | 'Off'
  }
  readonly label: string
  readonly listReference: ListReferenceRepresentation
  readonly listShares: readonly {
    readonly shareType: string
    readonly shares: readonly { readonly label: string; readonly shareApiName: string }[]
  }[]
  readonly objectApiNames: readonly string[]
  readonly orderedByInfo: readonly ListOrderRepresentation[]
  readonly scope: {
    readonly apiName: string
    readonly entity: null
    readonly label: string
    readonly relatedEntity: null
  }
  readonly searchable: boolean
  readonly updateable: boolean
  readonly userPreferences: {
    /** Column to its width in pixels; -1 where the viewer chose none. */
    readonly columnWidths: Readonly<Record<string, number>>
    readonly columnWrap: Readonly<Record<string, boolean>>
  }
  readonly visibility: 'Private' | 'Public' | 'Shared'
  readonly visibilityEditable: boolean
}

export const ListReferenceSchema = Type.Unsafe<ListReferenceRepresentation>(
  Type.Object(
    {
      id: Type.String(),
      listViewApiName: Type.String(),
      objectApiName: Type.String(),
      type: Type.Union([Type.Literal('listView'), Type.Literal('mru')]),
    },
    { $id: 'ListReference' },
  ),
)

export const ListOrderSchema = Type.Unsafe<ListOrderRepresentation>(
  Type.Object({ fieldApiName: Type.String(), isAscending: Type.Boolean(), label: Type.String() }),
)

const nullableText = Type.Union([Type.String(), Type.Null()])

/** The definition of a list view. */
export const ListInfoSchema = Type.Unsafe<ListInfoRepresentation>(
  Type.Object(
    {
      cloneable: Type.Boolean(),
      createable: Type.Boolean(),
      deletable: Type.Boolean(),
      displayColumns: Type.Array(
        Type.Object({
          fieldApiName: Type.String(),
          inlineEditAttributes: Type.Record(
            Type.String(),
            Type.Object({ editable: Type.Boolean(), required: Type.Boolean() }),
          ),
          label: Type.String(),
          lookupId: nullableText,
          searchable: Type.Boolean(),
          sortable: Type.Boolean(),
        }),
      ),
      eTag: Type.String(),
      filterLogicString: nullableText,
      filteredByInfo: Type.Array(
        Type.Object({
          fieldApiName: Type.String(),
          label: Type.String(),
          operandLabels: Type.Array(Type.String()),
          operator: Type.String(),
        }),
      ),
      hasMassActions: Type.Boolean(),
      inlineEditDetails: Type.Object({ message: nullableText, state: Type.String() }),
      label: Type.String(),
      listReference: ListReferenceSchema,
      listShares: Type.Array(
        Type.Object({
          shareType: Type.String(),
          shares: Type.Array(Type.Object({ label: Type.String(), shareApiName: Type.String() })),
        }),
      ),
      objectApiNames: Type.Array(Type.String()),
      orderedByInfo: Type.Array(ListOrderSchema),
      scope: Type.Object({
        apiName: Type.String(),
        entity: Type.Null(),
        label: Type.String(),
        relatedEntity: Type.Null(),
      }),
      searchable: Type.Boolean(),
      updateable: Type.Boolean(),
      userPreferences: Type.Object({
        columnWidths: Type.Record(Type.String(), Type.Integer()),
        columnWrap: Type.Record(Type.String(), Type.Boolean()),
      }),
      visibility: Type.String(),
      visibilityEditable: Type.Boolean(),
    },
    { $id: 'ListInfo' },
  ),
)
