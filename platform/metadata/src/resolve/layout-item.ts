import type { FieldGroupDeclaration, LayoutCellDeclaration } from '../declare/layout'
import type { Language } from '../viewer'
import { isFieldGroup } from './layout-cell'
import type { ResolvedAccess, ResolvedField, ResolvedObject } from './resolved-metadata'

export const layoutModes = ['View', 'Edit', 'Create'] as const
export type LayoutMode = (typeof layoutModes)[number]

/**
 * A component of a layout item; which keys it has follows from its type (`docs/specification/data-service.md`
 * section 3).
 */
export type LayoutComponentRepresentation = {
  readonly componentType: 'Field' | 'EmptySpace' | 'CustomLink' | 'Canvas' | 'ReportChart' | 'VisualforcePage'
  readonly apiName: string | null
} & Readonly<Record<string, unknown>>

/** A cell of a layout: mostly one field, several for an address. */
export interface LayoutItemRepresentation {
  readonly editableForNew: boolean
  readonly editableForUpdate: boolean
  readonly label: string
  readonly layoutComponents: readonly LayoutComponentRepresentation[]
  /** The field that holds the id of the record whose name the item shows: `Id` for the record's own name. */
  readonly lookupIdApiName: string | null
  readonly required: boolean
  readonly sortable: boolean
  readonly uiBehavior: 'Edit' | 'Required' | 'Readonly' | null
}

/** The item of a cell; none when the viewer cannot read its fields or the mode does not show it. */
export function describeCell(
  cell: LayoutCellDeclaration,
  object: ResolvedObject,
  access: ResolvedAccess,
  language: Language,
  mode: LayoutMode,
): readonly LayoutItemRepresentation[] {
  if (cell === null) return [plainItem({ componentType: 'EmptySpace', apiName: null }, '')]
  if (isFieldGroup(cell)) return describeGroup(cell, object, access, language, mode)
  if (typeof cell === 'string') {
    const field = shownField(cell, object, access, mode)
    return field === null ? [] : [fieldItem([field], labelOf(field, language), access, language, mode)]
  }
  // Links, charts and pages belong in the view of a record, not in a form.
  if (mode !== 'View') return []
  const label = cell.componentType === 'CustomLink' ? cell.label[language] : ''
  return [plainItem(componentOf(cell, label), label)]
}

function describeGroup(
  group: FieldGroupDeclaration,
  object: ResolvedObject,
  access: ResolvedAccess,
  language: Language,
  mode: LayoutMode,
): readonly LayoutItemRepresentation[] {
  const names = mode === 'View' && group.readAs !== undefined ? [group.readAs] : group.fields
  const fields = names.flatMap((name) => shownField(name, object, access, mode) ?? [])
  return fields.length === 0 ? [] : [fieldItem(fields, group.label[language], access, language, mode)]
}

/**
 * Returns null for a field that the viewer cannot read, in forms for one that cannot be typed, and in a form for a new
 * record for one that the viewer may not set: everything in the form is sent.
 */
function shownField(
  name: string,
  object: ResolvedObject,
  access: ResolvedAccess,
  mode: LayoutMode,
): ResolvedField | null {
  const field = object.fields.get(name)
  if (field === undefined || !access.read.has(name)) return null
  const generatedTypes = field.system || object.derived?.fields.includes(name) === true
  if (mode === 'Create' && !access.create.has(name)) return null
  return mode !== 'View' && generatedTypes ? null : field
}

function fieldItem(
  fields: readonly ResolvedField[],
  label: string,
  access: ResolvedAccess,
  language: Language,
  mode: LayoutMode,
): LayoutItemRepresentation {
  const writable = mode === 'Create' ? access.create : access.update
  const editable = fields.filter((field) => writable.has(field.apiName))
  const required = editable.some((field) => field.required)
  return {
    editableForNew: fields.some((field) => access.create.has(field.apiName)),
    editableForUpdate: fields.some((field) => access.update.has(field.apiName)),
    label,
    layoutComponents: fields.map((field) => ({
      apiName: field.apiName,
      componentType: 'Field',
      label: labelOf(field, language),
    })),
    lookupIdApiName: lookupIdOf(fields),
    required,
    sortable: fields.length === 1 && fields.every((field) => field.sortable),
    uiBehavior: editable.length === 0 ? 'Readonly' : required ? 'Required' : 'Edit',
  }
}

function lookupIdOf(fields: readonly ResolvedField[]): string | null {
  if (fields.some((field) => field.nameField)) return 'Id'
  return fields.find((field) => field.dataType === 'Reference')?.apiName ?? null
}

/** The label of a field of a layout; a reference is shown by the name of the record it leads to. */
export function labelOf(field: ResolvedField, language: Language): string {
  return field.dataType === 'Reference' ? referenceLabel(field, language) : field.label[language]
}

/**
 * Returns the label for what a reference leads to: its own without the word for the id (`Contact ID`, `Id. de
 * contacto`; in Spanish also without the article, as in `Id. de la factura`).
 */
export function referenceLabel({ label }: Pick<ResolvedField, 'label'>, language: Language): string {
  const idWord = language === 'es' ? /^Id\. de(?:l| las?| los)? / : / ID$/
  return upperFirst(label[language].replace(idWord, ''))
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * Returns the keys of version 65.0 for the component's type; those that only the platform's own pages know are null.
 */
function componentOf(
  cell: Exclude<LayoutCellDeclaration, string | null | FieldGroupDeclaration>,
  label: string,
): LayoutComponentRepresentation {
  switch (cell.componentType) {
    case 'CustomLink':
      return { ...cell, label }
    case 'ReportChart':
      return { ...cell, cacheData: false, error: null, hideOnError: false, placeholder: null }
    case 'Canvas':
    case 'VisualforcePage':
      return { ...cell }
  }
}

function plainItem(component: LayoutComponentRepresentation, label: string): LayoutItemRepresentation {
  return {
    editableForNew: false,
    editableForUpdate: false,
    label,
    layoutComponents: [component],
    lookupIdApiName: null,
    required: false,
    sortable: false,
    uiBehavior: null,
  }
}
