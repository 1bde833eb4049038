import {
  fingerprint,
  type Language,
  masterRecordTypeId,
  type ResolvedField,
  type Viewer,
} from '@porchlight/metadata'
import { writeFilterLogic } from '../request/filters/filter-logic'
import type { ListFilter } from '../request/filters/filters-to-condition'
import { mayPublish, shareRoles, staffOf } from '../request/lists/list-rights'
import type { ListField, ListOrder, ListView } from '../request/lists/list-view'
import { columnLabel } from './column-label'
import type {
  ListColumnRepresentation,
  ListInfoRepresentation,
  ListOrderRepresentation,
  ListReferenceRepresentation,
} from './list-info-schema'

/** The viewer's choices for a list: widths in pixels, wrapping, and its order when it differs from the list's. */
export interface ListChoices {
  readonly columnWidths: Readonly<Record<string, number>>
  readonly columnWrap: Readonly<Record<string, boolean>>
  readonly orderedBy: readonly ListOrder[]
}

/** The width of a column that the viewer has not changed. */
const defaultWidth = -1

export const scopeLabels = {
  everything: { en: 'All records', es: 'Todos los registros' },
  mine: { en: 'My records', es: 'Mis registros' },
} as const

const editElsewhere = {
  en: 'These columns cannot be edited in the list.',
  es: 'Estas columnas no se pueden editar en la lista.',
}

const searchedTypes: ReadonlySet<string> = new Set(['Email', 'Phone', 'String', 'TextArea'])

/**
 * Describes a list view to its viewer. Shape: the ListInfo table of `ui-api-samples/schema-v65.txt`. Its eTag changes
 * with the definition, with the viewer's choices and with the viewer's read access.
 */
export function describeListInfo(
  view: ListView,
  choices: ListChoices,
  viewer: Viewer,
): ListInfoRepresentation {
  const { language } = viewer
  const staff = staffOf(viewer)
  const columns = view.columns.map((column) => describeColumn(column, view, viewer))
  const isEditable = columns.some((column) =>
    Object.values(column.inlineEditAttributes).some(({ editable }) => editable),
  )
  const isList = view.type === 'listView'
  const body = {
    cloneable: isList && staff !== null,
    createable: isList && staff !== null,
    deletable: view.isChangeable,
    displayColumns: columns,
    filterLogicString: writeFilterLogic(view.logic),
    filteredByInfo: view.filters.map((filter) => describeFilter(filter, language)),
    hasMassActions: false,
    inlineEditDetails: inlineEditDetails(isList, isEditable, language),
    label: view.label,
    listReference: listReference(view),
    listShares: view.shares.map(({ shareType, shares }) => ({
      shareType,
      shares: shares.map(({ shareApiName }) => ({ label: shareLabel(shareApiName, language), shareApiName })),
    })),
    objectApiNames: [view.object.apiName],
    orderedByInfo: orderOf(view, choices).map((order) => describeOrder(order, language)),
    scope: {
      apiName: view.scope,
      entity: null,
      label: scopeLabels[view.scope][language],
      relatedEntity: null,
    },
    searchable: columns.some(({ searchable }) => searchable),
    updateable: view.isChangeable,
    userPreferences: {
      columnWidths: perColumn(view, (name) => choices.columnWidths[name] ?? defaultWidth),
      columnWrap: perColumn(view, (name) => choices.columnWrap[name] ?? false),
    },
    visibility: view.visibility,
    visibilityEditable: view.isChangeable && staff !== null && mayPublish(staff),
  }
  return { ...body, eTag: fingerprint(JSON.stringify(body)) }
}

/** Returns the reference to the list view of a response. */
export function listReference(view: ListView): ListReferenceRepresentation {
  return {
    id: view.id,
    listViewApiName: view.apiName,
    objectApiName: view.object.apiName,
    type: view.type,
  }
}

/** The order of the list for its viewer; the recent list has none but its own. */
export function orderOf(view: ListView, choices: ListChoices): readonly ListOrder[] {
  if (view.type === 'mru') return []
  return choices.orderedBy.length > 0 ? choices.orderedBy : view.orderedBy
}

/** An ordering with the label of its field. */
export function describeOrder(order: ListOrder, language: Language): ListOrderRepresentation {
  const { fieldApiName, isAscending, path } = order
  return { fieldApiName, isAscending, label: columnLabel(path, language) }
}

/** Maps each column of the list to the result of `choiceFor`. */
export function perColumn<Value>(
  view: ListView,
  choiceFor: (fieldApiName: string) => Value,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(view.columns.map(({ fieldApiName }) => [fieldApiName, choiceFor(fieldApiName)]))
}

function describeColumn(
  { fieldApiName, path }: ListField,
  view: ListView,
  viewer: Viewer,
): ListColumnRepresentation {
  const { object } = view
  const isOwn = path.references.length === 0
  const edited = editedField(path)
  const editable = edited !== undefined && object.access[viewer.class].update.has(edited.apiName)
  const recordTypeIds =
    object.recordTypes.length === 0
      ? [masterRecordTypeId]
      : object.recordTypes.map(({ recordTypeId }) => recordTypeId)
  return {
    fieldApiName,
    inlineEditAttributes: Object.fromEntries(
      recordTypeIds.map((recordTypeId) => [recordTypeId, { editable, required: edited?.required ?? false }]),
    ),
    label: columnLabel(path, viewer.language),
    lookupId: lookupIdOf(fieldApiName, path.field),
    searchable: isOwn && searchedTypes.has(path.field.dataType) && path.field.apiName !== 'Id',
    sortable: path.field.sortable,
  }
}

/**
 * Returns what an edit of a column's cell changes: its own field, or the reference to the record whose name it shows.
 */
function editedField(path: ListField['path']): ResolvedField | undefined {
  const [reference, ...deeper] = path.references
  if (reference === undefined) return path.field
  return path.field.nameField && deeper.length === 0 ? reference : undefined
}

/** A name leads to its own record, a reference to the record that it holds the id of. */
function lookupIdOf(fieldApiName: string, field: ListField['path']['field']): string | null {
  if (field.reference !== null) return fieldApiName
  if (!field.nameField) return null
  return fieldApiName.slice(0, fieldApiName.lastIndexOf('.') + 1) + 'Id'
}

function describeFilter(
  filter: ListFilter,
  language: Language,
): ListInfoRepresentation['filteredByInfo'][number] {
  const { fieldApiName, operator, path } = filter
  const isWhole = operator === 'Equals' || operator === 'NotEqual'
  return {
    fieldApiName,
    label: columnLabel(path, language),
    operandLabels: filter.operandLabels.map((operand) =>
      isWhole
        ? (path.field.picklistValues.find(({ value }) => value === operand)?.label[language] ?? operand)
        : operand,
    ),
    operator,
  }
}

function inlineEditDetails(
  isList: boolean,
  isEditable: boolean,
  language: Language,
): ListInfoRepresentation['inlineEditDetails'] {
  if (!isList) return { message: null, state: 'Off' }
  return isEditable
    ? { message: null, state: 'Enabled' }
    : { message: editElsewhere[language], state: 'Disabled' }
}

function shareLabel(shareApiName: string, language: Language): string {
  return shareRoles.find((role) => role.shareApiName === shareApiName)?.label[language] ?? shareApiName
}
