import type { LayoutItemRepresentation, LayoutRepresentation } from '@porchlight/metadata'
import { Type } from 'typebox'

const nullableText = Type.Union([Type.String(), Type.Null()])

/** The two layouts of an object. */
export const LayoutTypeParam = Type.Union([Type.Literal('Full'), Type.Literal('Compact')])

/** The operation on a record while its layout is shown. */
export const LayoutModeParam = Type.Union([
  Type.Literal('View'),
  Type.Literal('Edit'),
  Type.Literal('Create'),
])

/** Each component has the keys of its type and no others. */
const LayoutComponentSchema = Type.Object({
  apiName: nullableText,
  behavior: Type.Optional(Type.String()),
  cacheData: Type.Optional(Type.Boolean()),
  componentType: Type.String({
    description: 'Field, EmptySpace, CustomLink, Canvas, ReportChart or VisualforcePage.',
  }),
  customLinkUrl: Type.Optional(Type.String()),
  displayLocation: Type.Optional(Type.String()),
  error: Type.Optional(nullableText),
  filter: Type.Optional(Type.String()),
  height: Type.Optional(Type.Integer()),
  hideOnError: Type.Optional(Type.Boolean()),
  label: Type.Optional(Type.String()),
  placeholder: Type.Optional(nullableText),
  referenceId: Type.Optional(Type.String()),
  reportId: Type.Optional(Type.String()),
  showLabel: Type.Optional(Type.Boolean()),
  showScroll: Type.Optional(Type.Boolean()),
  showTitle: Type.Optional(Type.Boolean()),
  size: Type.Optional(Type.String()),
  visualforceUrl: Type.Optional(Type.String()),
  width: Type.Optional(Type.Integer()),
})

/** The schema of a layout item; every key of version 65.0. */
export const LayoutItemSchema = Type.Unsafe<LayoutItemRepresentation>(
  Type.Object({
    editableForNew: Type.Boolean(),
    editableForUpdate: Type.Boolean(),
    label: Type.String(),
    layoutComponents: Type.Array(LayoutComponentSchema),
    lookupIdApiName: nullableText,
    required: Type.Boolean(),
    sortable: Type.Boolean(),
    uiBehavior: nullableText,
  }),
)

const LayoutSectionSchema = Type.Object({
  collapsible: Type.Boolean(),
  columns: Type.Integer(),
  heading: Type.String(),
  id: Type.String(),
  layoutRows: Type.Array(Type.Object({ layoutItems: Type.Array(LayoutItemSchema) })),
  rows: Type.Integer(),
  tabOrder: Type.String(),
  useHeading: Type.Boolean(),
})

/** The schema of a layout; its type is the metadata package's `LayoutRepresentation`. */
export const RecordLayoutSchema = Type.Unsafe<LayoutRepresentation>(
  Type.Object(
    {
      eTag: Type.String(),
      id: Type.String(),
      layoutType: Type.String(),
      mode: Type.String(),
      objectApiName: Type.String(),
      recordTypeId: Type.String(),
      saveOptions: Type.Array(
        Type.Object({
          defaultValue: Type.Boolean(),
          isDisplayed: Type.Boolean(),
          label: Type.String(),
          name: Type.String(),
          restHeaderName: Type.String(),
          soapHeaderName: Type.String(),
        }),
      ),
      sections: Type.Array(LayoutSectionSchema),
    },
    { $id: 'RecordLayout' },
  ),
)
