import { Type } from 'typebox'
import { NameArray } from '../request-schemas'

// Unknown parts of a filter are rejected: ignoring them would return records that they exclude.
const strict = { additionalProperties: false }

/** The search term. */
export const SearchTermText = Type.String({ minLength: 1, maxLength: 255 })

/** A list view of the object, which determines what a search of it shows and is restricted to. */
export const ConfigurationName = Type.String({ minLength: 1, maxLength: 120 })

/**
 * A filter of a search (`docs/specification/data-service.md` section 3, Search inputs); `operator` is one of
 * list views.
 */
export const SearchFilterInput = Type.Object(
  {
    fieldPath: Type.String({ minLength: 1, maxLength: 500 }),
    objectApiName: Type.Optional(Type.String({ maxLength: 120 })),
    operator: Type.String({ maxLength: 40 }),
    values: Type.Array(Type.Union([Type.String({ maxLength: 1_000 }), Type.Number(), Type.Boolean()]), {
      maxItems: 100,
    }),
  },
  strict,
)

/** Categories of a group that records are restricted to. */
export const DataCategoryInput = Type.Object(
  {
    groupName: Type.String({ minLength: 1, maxLength: 120 }),
    operator: Type.String({ maxLength: 40 }),
    values: Type.Array(Type.String({ maxLength: 120 }), { minItems: 1, maxItems: 100 }),
  },
  strict,
)

/** How one object is searched where several are. */
export const SearchObjectOption = Type.Object({
  objectApiName: Type.String({ minLength: 1, maxLength: 120 }),
  fields: Type.Optional(NameArray),
  optionalFields: Type.Optional(NameArray),
  filters: Type.Optional(Type.Array(SearchFilterInput, { maxItems: 20 })),
  dataCategories: Type.Optional(Type.Array(DataCategoryInput, { maxItems: 20 })),
  pageSize: Type.Optional(Type.Integer()),
})
