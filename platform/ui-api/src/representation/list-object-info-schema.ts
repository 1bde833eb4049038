import { Type } from 'typebox'

export interface ListObjectColumnRepresentation {
  readonly alias: string
  readonly dataType: string
  readonly defaultFilterOperator: string
  readonly displayable: boolean
  readonly fieldApiName: string
  readonly filterable: boolean
  readonly label: string
  readonly picklistValues: readonly { readonly apiName: string; readonly label: string }[]
  readonly quickFilterOperator: string
  readonly quickFilterOverrides: {
    readonly dataType: string
    readonly picklistValues: readonly { readonly apiName: string; readonly label: string }[]
  }
  readonly quickFilterable: boolean
  readonly sortable: boolean
  readonly supportedFilterOperators: readonly string[]
}

/** The options for list views of an object; keys of version 65.0, each present. */
export interface ListObjectInfoRepresentation {
  readonly availableScopes: readonly {
    readonly apiName: string
    readonly availableEntities: readonly { readonly id: string; readonly label: string }[]
    readonly label: string
  }[]
  readonly columns: readonly ListObjectColumnRepresentation[]
  readonly createable: boolean
  readonly objectApiName: string
  /** The specification's spelling, and beside it the one of the platform's documentation. */
  readonly publicOrSharedCreateable: boolean
  readonly publicOrSharedCreatable: boolean
  readonly relatedEntityApiName: string | null
}

const picklistValues = Type.Array(Type.Object({ apiName: Type.String(), label: Type.String() }))

export const ListObjectInfoSchema = Type.Unsafe<ListObjectInfoRepresentation>(
  Type.Object(
    {
      availableScopes: Type.Array(
        Type.Object({
          apiName: Type.String(),
          availableEntities: Type.Array(Type.Object({ id: Type.String(), label: Type.String() })),
          label: Type.String(),
        }),
      ),
      columns: Type.Array(
        Type.Object({
          alias: Type.String(),
          dataType: Type.String(),
          defaultFilterOperator: Type.String(),
          displayable: Type.Boolean(),
          fieldApiName: Type.String(),
          filterable: Type.Boolean(),
          label: Type.String(),
          picklistValues,
          quickFilterOperator: Type.String(),
          quickFilterOverrides: Type.Object({ dataType: Type.String(), picklistValues }),
          quickFilterable: Type.Boolean(),
          sortable: Type.Boolean(),
          supportedFilterOperators: Type.Array(Type.String()),
        }),
      ),
      createable: Type.Boolean(),
      objectApiName: Type.String(),
      publicOrSharedCreatable: Type.Boolean(),
      publicOrSharedCreateable: Type.Boolean(),
      relatedEntityApiName: Type.Union([Type.String(), Type.Null()]),
    },
    { $id: 'ListObjectInfo' },
  ),
)
