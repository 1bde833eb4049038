import { Type } from 'typebox'

const columnName = Type.String({ minLength: 1, maxLength: 500 })

/** Column to its width in pixels, -1 for the list's own; null for all of the list's own. */
export const ColumnWidthsInput = Type.Union([
  Type.Record(columnName, Type.Integer(), { maxProperties: 100 }),
  Type.Null(),
])

/** Column to whether its text wraps; null for none. */
export const ColumnWrapInput = Type.Union([
  Type.Record(columnName, Type.Boolean(), { maxProperties: 100 }),
  Type.Null(),
])

/** Orderings as in responses; null for the list's own. */
export const OrderedByInput = Type.Union([
  Type.Array(
    Type.Object({
      fieldApiName: columnName,
      isAscending: Type.Boolean(),
      /** As in responses; it is ignored. */
      label: Type.Optional(Type.String({ maxLength: 500 })),
    }),
    { maxItems: 20 },
  ),
  Type.Null(),
])
