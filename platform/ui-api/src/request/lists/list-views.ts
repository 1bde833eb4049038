import { fail } from '@porchlight/errors'
import { derivedId, type ResolvedMetadata, type ResolvedObject, toRecordId } from '@porchlight/metadata'
import type { CallContext } from '../../define/handler'
import { fromDeclaration, fromStore, type WrittenListView } from './list-definition'
import { reaches, readerOf, staffOf } from './list-rights'
import { type ListView, seenBy } from './list-view'

/** The key prefix of list views. */
export const listViewKeyPrefix = '00B'

/** The name of the list of most recently viewed records; compared in lower case. */
const recentListName = '__Recent'

const recentLabel = { en: 'Recently viewed', es: 'Vistos recientemente' }

/** The object of that name when the viewer reads anything of it; null alike for unknown and closed ones. */
function readableObject(objectApiName: string, context: CallContext): ResolvedObject | null {
  const object = context.metadata.object(objectApiName)
  return object === undefined || object.access[context.viewer.class].records.kind === 'none' ? null : object
}

/** The same for calls about the lists of an object, which reject unknown and inaccessible objects with `forbidden`. */
export function listedObject(objectApiName: string, context: CallContext): ResolvedObject {
  const object = readableObject(objectApiName, context)
  if (object === null) throw fail('forbidden')
  return object
}

/** The list view of that name, in any case, as the viewer has it; `notFound` when the viewer has none. */
export async function listViewByName(
  object: ResolvedObject,
  listViewApiName: string,
  context: CallContext,
): Promise<ListView> {
  const wanted = listViewApiName.toLowerCase()
  if (wanted === recentListName.toLowerCase()) return recentList(object, context)
  const declared = object.listViews.find(({ apiName }) => apiName.toLowerCase() === wanted)
  if (declared !== undefined) return seenBy(fromDeclaration(declared), object, context.viewer, context)
  const named = (await madeListViews(object, context)).filter(
    ({ apiName }) => apiName.toLowerCase() === wanted,
  )
  // Names are unique per owner: the viewer's own takes precedence over a published one.
  const userId = staffOf(context.viewer)?.userId
  const found = named.find(({ maker }) => maker?.ownerId === userId) ?? named[0]
  if (found === undefined) throw fail('notFound')
  return seenBy(found, object, context.viewer, context)
}

/** The list view of that id (15 or 18 characters), as the viewer has it; `notFound` when the viewer has none. */
export async function listViewById(listViewId: string, context: CallContext): Promise<ListView> {
  const id = toRecordId(listViewId)
  const written = id === null ? null : await writtenById(id, context)
  const object = written === null ? null : readableObject(written.objectApiName, context)
  if (written !== null && object !== null) return seenBy(written, object, context.viewer, context)
  const recentOf = id === null ? undefined : recentListIds(context.metadata).get(id)
  const recentObject = recentOf === undefined ? null : readableObject(recentOf, context)
  if (recentObject === null) throw fail('notFound')
  return recentList(recentObject, context)
}

/** All list views of an object that are there for the viewer, by label. */
export async function listViewsOf(
  object: ResolvedObject,
  context: CallContext,
): Promise<readonly WrittenListView[]> {
  const { language } = context.viewer
  const labelOf = (view: WrittenListView) => view.label[language].toLowerCase()
  return [...object.listViews.map(fromDeclaration), ...(await madeListViews(object, context))].sort(
    (a, b) => compare(labelOf(a), labelOf(b)) || compare(a.id, b.id),
  )
}

/**
 * Returns the list of the viewer's most recently viewed records; its columns are those of the object's first list view.
 */
export function recentList(object: ResolvedObject, context: CallContext): ListView {
  const [first] = object.listViews
  const written: WrittenListView = {
    id: recentListId(object.apiName),
    objectApiName: object.apiName,
    apiName: recentListName,
    label: recentLabel,
    visibility: 'Public',
    maker: null,
    definition: {
      displayColumns: first?.displayColumns ?? object.layouts.Compact.fieldApiNames,
      filteredBy: [],
      filterLogic: null,
      orderedBy: [],
      scope: 'everything',
      shares: [],
    },
  }
  return { ...seenBy(written, object, context.viewer, context), type: 'mru' }
}

async function madeListViews(
  object: ResolvedObject,
  context: CallContext,
): Promise<readonly WrittenListView[]> {
  const staff = staffOf(context.viewer)
  if (staff === null) return []
  const stored = await context.personalization.listViews.ofObject(object.apiName, readerOf(staff))
  return stored.map(fromStore).filter((view) => reaches(view, staff))
}

async function writtenById(id: string, context: CallContext): Promise<WrittenListView | null> {
  const declared = context.metadata.listViewById(id)
  if (declared !== undefined) return fromDeclaration(declared)
  const staff = staffOf(context.viewer)
  if (staff === null) return null
  const [stored] = await context.personalization.listViews.byId([id], readerOf(staff))
  const view = stored === undefined ? null : fromStore(stored)
  return view !== null && reaches(view, staff) ? view : null
}

function recentListId(objectApiName: string): string {
  return derivedId(listViewKeyPrefix, `${objectApiName}.${recentListName}`)
}

const recentIds = new WeakMap<ResolvedMetadata, ReadonlyMap<string, string>>()

/** Id of each object's recent list to the object's name. */
function recentListIds(metadata: ResolvedMetadata): ReadonlyMap<string, string> {
  const known = recentIds.get(metadata)
  if (known !== undefined) return known
  const made = new Map([...metadata.objects.keys()].map((name) => [recentListId(name), name]))
  recentIds.set(metadata, made)
  return made
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0
}
