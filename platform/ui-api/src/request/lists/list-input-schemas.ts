import { Type } from 'typebox'

// Unknown parts of a filter, a scope or a share are rejected: ignoring them would include records or people that they
// exclude.
const strict = { additionalProperties: false }

/**
 * The parts of a list view in requests (`docs/specification/data-service.md` section 3). Texts may be longer here than
 * lists accept, so that the response can name the part that is too long.
 */
export const listInputProperties = {
  displayColumns: Type.Optional(Type.Array(Type.String({ maxLength: 500 }), { maxItems: 100 })),
  filterLogicString: Type.Optional(Type.Union([Type.String({ maxLength: 1_000 }), Type.Null()])),
  filteredByInfo: Type.Optional(
    Type.Array(
      Type.Object(
        {
          fieldApiName: Type.String({ maxLength: 500 }),
          /** As in responses; it is ignored. */
          label: Type.Optional(Type.String({ maxLength: 500 })),
          operandLabels: Type.Array(Type.String({ maxLength: 1_000 }), { maxItems: 100 }),
          operator: Type.String({ maxLength: 40 }),
        },
        strict,
      ),
      { maxItems: 50 },
    ),
  ),
  label: Type.Optional(Type.String({ maxLength: 500 })),
  listShares: Type.Optional(
    Type.Array(
      Type.Object(
        {
          shareType: Type.String({ maxLength: 80 }),
          shares: Type.Array(
            Type.Object(
              {
                /** As in responses; it is ignored. */
                label: Type.Optional(Type.String({ maxLength: 500 })),
                shareApiName: Type.String({ maxLength: 80 }),
              },
              strict,
            ),
            { maxItems: 50 },
          ),
        },
        strict,
      ),
      { maxItems: 20 },
    ),
  ),
  listViewApiName: Type.Optional(Type.String({ maxLength: 500 })),
  scope: Type.Optional(
    Type.Object(
      {
        apiName: Type.String({ maxLength: 80 }),
        entityId: Type.Optional(Type.Union([Type.String({ maxLength: 80 }), Type.Null()])),
        relatedEntityId: Type.Optional(Type.Union([Type.String({ maxLength: 80 }), Type.Null()])),
      },
      strict,
    ),
  ),
  visibility: Type.Optional(
    Type.Union([Type.Literal('Private'), Type.Literal('Public'), Type.Literal('Shared')]),
  ),
}

/** The given parts of a list view. */
export interface ListInput {
  readonly displayColumns?: readonly string[]
  readonly filterLogicString?: string | null
  readonly filteredByInfo?: readonly {
    readonly fieldApiName: string
    readonly operandLabels: readonly string[]
    readonly operator: string
  }[]
  readonly includeDefaultAttributes?: boolean
  readonly label?: string
  readonly listShares?: readonly {
    readonly shareType: string
    readonly shares: readonly { readonly shareApiName: string }[]
  }[]
  readonly listViewApiName?: string
  readonly scope?: {
    readonly apiName: string
    readonly entityId?: string | null
    readonly relatedEntityId?: string | null
  }
  readonly visibility?: 'Private' | 'Public' | 'Shared'
}
