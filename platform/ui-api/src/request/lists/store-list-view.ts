import { fail } from '@porchlight/errors'
import { derivedId, type ResolvedObject } from '@porchlight/metadata'
import type { StoredListView } from '@porchlight/personalization'
import type { CallContext } from '../../define/handler'
import { fromStore, type WrittenListView } from './list-definition'
import type { ListContent } from './list-input'
import type { ListInput } from './list-input-schemas'
import { ListProblems } from './list-problems'
import { brandOf, mayChange, type StaffViewer, staffOf } from './list-rights'
import { type ListView, seenBy } from './list-view'
import { listViewKeyPrefix, listViewsOf } from './list-views'
import { readListInput } from './read-list-input'

/** The maximum number of list views per user and object. */
const listViewLimit = 200

/**
 * Creates a list view owned by the viewer; fails with `forbidden` for everyone but staff, with `invalidListInfo`
 * otherwise.
 */
export async function createListView(
  object: ResolvedObject,
  input: ListInput,
  context: CallContext,
): Promise<ListView> {
  const staff = requireStaff(context)
  const content = readListInput(input, null, object, staff, context)
  await requireFreeName(object, content, null, context)
  const made = `${object.apiName}.${content.apiName} ${staff.userId} ${context.now().getTime()}`
  const view = storedView(derivedId(listViewKeyPrefix, made), object, content, staff.userId, brandOf(staff))
  const outcome = await context.personalization.listViews.create(view, listViewLimit)
  if (outcome === 'nameTaken') refuseName()
  if (outcome === 'tooMany') {
    const problems = new ListProblems()
    problems.add('label', `You have ${listViewLimit} list views of ${object.apiName}; delete one first.`)
    problems.refuse()
  }
  return seenBy(fromStore(view), object, context.viewer, context)
}

/** Changes the given parts of a list view; fails with `forbidden` unless the viewer may change it. */
export async function changeListView(
  view: ListView,
  input: ListInput,
  context: CallContext,
): Promise<ListView> {
  const { object, written } = view
  const maker = requireMaker(written, context)
  const staff = requireStaff(context)
  const before = {
    apiName: written.apiName,
    label: written.label.en,
    visibility: written.visibility,
    definition: written.definition,
  }
  const content = readListInput(input, before, object, staff, context)
  await requireFreeName(object, content, written.id, context)
  const brand = maker.ownerId === staff.userId ? brandOf(staff) : maker.brand
  const changed = storedView(written.id, object, content, maker.ownerId, brand)
  if (!(await context.personalization.listViews.update(changed))) refuseName()
  return seenBy(fromStore(changed), object, context.viewer, context)
}

/** Deletes a list view and everyone's preferences for it; fails with `forbidden` unless the viewer may delete it. */
export async function deleteListView({ written }: ListView, context: CallContext): Promise<void> {
  requireMaker(written, context)
  const { listViews, preferences } = context.personalization
  if (!(await listViews.remove(written.id))) throw fail('notFound')
  await preferences.forgetSubject('listView', written.id)
}

function requireStaff({ viewer }: CallContext): StaffViewer {
  const staff = staffOf(viewer)
  if (staff === null) throw fail('forbidden')
  return staff
}

function requireMaker(
  written: WrittenListView,
  { viewer }: CallContext,
): NonNullable<WrittenListView['maker']> {
  if (written.maker === null || !mayChange(written, viewer)) throw fail('forbidden')
  return written.maker
}

/** A name under which the viewer already finds a list would hide one of the two; others' private names do not count. */
async function requireFreeName(
  object: ResolvedObject,
  content: ListContent,
  ownId: string | null,
  context: CallContext,
): Promise<void> {
  const wanted = content.apiName.toLowerCase()
  const views = await listViewsOf(object, context)
  if (views.some(({ id, apiName }) => id !== ownId && apiName.toLowerCase() === wanted)) refuseName()
}

function refuseName(): void {
  const problems = new ListProblems()
  problems.add('listViewApiName', 'There is a list view of this API name already.')
  problems.refuse()
}

function storedView(
  id: string,
  object: ResolvedObject,
  { apiName, label, visibility, definition }: ListContent,
  ownerId: string,
  brand: string | null,
): StoredListView {
  return { id, objectApiName: object.apiName, apiName, label, ownerId, brand, visibility, definition }
}
