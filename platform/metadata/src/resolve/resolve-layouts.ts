import type { LayoutCellDeclaration, LayoutSectionDeclaration } from '../declare/layout'
import type { ObjectDeclaration } from '../declare/object'
import { derivedId, layoutKeyPrefix, layoutSectionKeyPrefix } from './derived-id'
import { type FieldTables, fieldAtPath } from './field-tables'
import { invalidMetadata } from './invalid-metadata'
import { fieldsOfCell } from './layout-cell'
import type { ResolvedLayout, ResolvedLayouts } from './resolved-metadata'

/**
 * Resolves the layouts of `object`: derives ids from names and checks every field. An object that declares none gets
 * one section of all its fields, and its name fields as the compact layout.
 */
export function resolveLayouts(object: ObjectDeclaration, tables: FieldTables): ResolvedLayouts {
  const fields = [...(tables.get(object.apiName)?.fields.values() ?? [])]
  const declared = fields.filter((field) => !field.system).map((field) => field.apiName)
  const names = fields.filter((field) => field.nameField).map((field) => field.apiName)
  const full: readonly LayoutSectionDeclaration[] = object.layouts?.full ?? [
    { name: 'details', heading: { en: 'Details', es: 'Detalles' }, columns: 2, cells: declared },
  ]
  const compact = object.layouts?.compact ?? names
  const cells = full.flatMap((section) => section.cells)
  checkCells(object.apiName, 'Full', cells, tables)
  checkCells(object.apiName, 'Compact', compact, tables)
  return {
    Full: makeLayout(object.apiName, 'Full', full),
    Compact: makeLayout(object.apiName, 'Compact', [
      { name: 'compact', heading: object.label, columns: 1, cells: compact },
    ]),
  }
}

function makeLayout(
  objectApiName: string,
  layoutType: 'Full' | 'Compact',
  sections: readonly LayoutSectionDeclaration[],
): ResolvedLayout {
  const path = `${objectApiName}.${layoutType}`
  if (new Set(sections.map(({ name }) => name)).size !== sections.length) {
    throw invalidMetadata(`The layout ${path} has two sections of one name.`)
  }
  return {
    id: derivedId(layoutKeyPrefix, path),
    layoutType,
    sections: sections.map((section) => ({
      id: derivedId(layoutSectionKeyPrefix, `${path}.${section.name}`),
      heading: section.heading,
      columns: section.columns,
      cells: section.cells,
    })),
    fieldApiNames: sections.flatMap(({ cells }) => cells.flatMap(fieldsOfCell)),
  }
}

function checkCells(
  objectApiName: string,
  layoutType: string,
  cells: readonly LayoutCellDeclaration[],
  tables: FieldTables,
): void {
  const path = `The layout ${objectApiName}.${layoutType}`
  const fields = cells.flatMap(fieldsOfCell)
  if (fields.length === 0) throw invalidMetadata(`${path} has no fields.`)
  if (new Set(fields).size !== fields.length) throw invalidMetadata(`${path} has a field twice.`)
  for (const field of fields) fieldAtPath(tables, objectApiName, field, path)
}
