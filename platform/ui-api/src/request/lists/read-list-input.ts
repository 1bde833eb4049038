import { fail } from '@porchlight/errors'
import type { OrderByDeclaration, ResolvedObject } from '@porchlight/metadata'
import type { ListViewVisibility } from '@porchlight/personalization'
import type { CallContext } from '../../define/handler'
import type { ListScope, ListShares } from './list-definition'
import { type InputContext, type ListContent, nameOf, noSuchField } from './list-input'
import type { ListInput } from './list-input-schemas'
import { ListProblems } from './list-problems'
import { mayPublish, type StaffViewer, shareRoles, shareTypes } from './list-rights'
import { ownerField, pathFor } from './list-view'
import { readFilters } from './read-list-filters'

/** `docs/specification/ui-api.md`: labels and names of list views have at most 40 characters. */
const nameLimit = 40
const columnLimit = 50

const apiNamePattern = /^[A-Za-z](?:_?[A-Za-z0-9])*$/

/**
 * Parses a list view from the given parts; omitted ones remain as in `before`, or get their defaults when there is
 * none. Columns and filters over fields that the creator cannot read are rejected with the message for fields that do
 * not exist. Fails with `invalidListInfo`, naming every invalid part, and with `forbidden` when the viewer may not
 * share list views.
 */
export function readListInput(
  input: ListInput,
  before: ListContent | null,
  object: ResolvedObject,
  staff: StaffViewer,
  context: CallContext,
): ListContent {
  const visibility = input.visibility ?? before?.visibility ?? 'Private'
  if (visibility !== 'Private' && !mayPublish(staff)) throw fail('forbidden')
  const problems = new ListProblems()
  const within = { object, staff, context, problems }
  const label = (input.label ?? before?.label ?? '').trim()
  const apiName = (input.listViewApiName ?? before?.apiName ?? '').trim()
  checkNames(label, apiName, problems)
  const displayColumns = readColumns(input, before, within)
  const content: ListContent = {
    label,
    apiName,
    visibility,
    definition: {
      displayColumns,
      ...readFilters(input, before, within),
      orderedBy: before?.definition.orderedBy ?? defaultOrder(displayColumns, within),
      scope: readScope(input, before, within),
      shares: readShares(input, before, visibility, problems),
    },
  }
  problems.refuse()
  return content
}

function checkNames(label: string, apiName: string, problems: ListProblems): void {
  if (label === '') problems.add('label', 'A list view needs a label.')
  if (label.includes('\0')) problems.add('label', 'A label is text.')
  if (label.length > nameLimit) problems.add('label', `A label has at most ${nameLimit} characters.`)
  if (apiName.length > nameLimit) {
    problems.add('listViewApiName', `An API name has at most ${nameLimit} characters.`)
  } else if (!apiNamePattern.test(apiName)) {
    problems.add(
      'listViewApiName',
      'An API name begins with a letter and holds letters, digits and single underscores.',
    )
  }
}

function readColumns(
  input: ListInput,
  before: ListContent | null,
  { object, problems, ...within }: InputContext,
): readonly string[] {
  if (input.displayColumns === undefined) {
    if (before !== null) return before.definition.displayColumns
    const defaults = object.listViews[0]?.displayColumns ?? object.layouts.Compact.fieldApiNames
    return input.includeDefaultAttributes === true ? defaults : object.nameFields.slice(0, 1)
  }
  const columns = new Set<string>()
  for (const name of input.displayColumns) {
    const path = pathFor(name, object, within.staff, within.context)
    if (path === null) problems.add('displayColumns', noSuchField(name, object))
    else if (columns.has(nameOf(path))) problems.add('displayColumns', `${name} is there twice.`)
    else columns.add(nameOf(path))
  }
  if (input.displayColumns.length === 0) problems.add('displayColumns', 'A list view needs a column.')
  if (columns.size > columnLimit) {
    problems.add('displayColumns', `A list view has at most ${columnLimit} columns.`)
  }
  return [...columns]
}

function readScope(
  input: ListInput,
  before: ListContent | null,
  { object, staff, context, problems }: InputContext,
): ListScope {
  const { scope } = input
  if (scope === undefined) return before?.definition.scope ?? 'everything'
  const hasEntity = [scope.entityId, scope.relatedEntityId].some((id) => id !== undefined && id !== null)
  if (scope.apiName === 'everything' && !hasEntity) return 'everything'
  const hasOwner = pathFor(ownerField, object, staff, context) !== null
  if (scope.apiName === 'mine' && !hasEntity && hasOwner) return 'mine'
  const scopes = hasOwner ? 'everything or mine' : 'everything'
  problems.add('scope', `The scope of a list of ${object.apiName} is ${scopes}, without an entity.`)
  return 'everything'
}

function readShares(
  input: ListInput,
  before: ListContent | null,
  visibility: ListViewVisibility,
  problems: ListProblems,
): readonly ListShares[] {
  const shares = input.listShares ?? before?.definition.shares ?? []
  if (visibility !== 'Shared') {
    if ((input.listShares ?? []).length > 0) problems.add('listShares', 'Only a shared list view has shares.')
    return []
  }
  if (!shares.some((category) => category.shares.length > 0)) {
    problems.add('listShares', 'Name the groups that the list view is shared with.')
  }
  return shares.map(({ shareType, shares: groups }) => {
    if (!shareTypes.some((known) => known === shareType)) {
      problems.add('listShares', `Lists are shared with ${shareTypes.join(', ')}.`)
    }
    return { shareType, shares: groups.map(({ shareApiName }) => readShare(shareApiName, problems)) }
  })
}

function readShare(shareApiName: string, problems: ListProblems): ListShares['shares'][number] {
  if (!shareRoles.some((role) => role.shareApiName === shareApiName)) {
    problems.add('listShares', `There is no group ${shareApiName.slice(0, 40)}.`)
  }
  return { shareApiName }
}

/** A list that its maker did not order is ordered by its first column that lists can be sorted by. */
function defaultOrder(
  columns: readonly string[],
  { object, staff, context }: InputContext,
): readonly OrderByDeclaration[] {
  const first = columns.find((name) => pathFor(name, object, staff, context)?.field.sortable === true)
  return first === undefined ? [] : [{ fieldApiName: first, isAscending: true }]
}
