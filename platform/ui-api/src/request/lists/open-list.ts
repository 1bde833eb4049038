import type { CallContext } from '../../define/handler'
import { describeListInfo, type ListChoices } from '../../representation/list-info'
import type { ListInfoRepresentation } from '../../representation/list-info-schema'
import { findObject } from '../records/find-object'
import { choicesFor, choicesForMany } from './list-choices'
import type { ListView } from './list-view'
import { listViewById, listViewByName, recentList } from './list-views'

/** A list view with the viewer's preferences for it and its description for the viewer. */
export interface OpenList {
  readonly view: ListView
  readonly choices: ListChoices
  readonly info: ListInfoRepresentation
}

/** The list view of that name; `notFound` for unknown objects and lists and for those closed to the viewer. */
export async function openListByName(
  objectApiName: string,
  listViewApiName: string,
  context: CallContext,
): Promise<OpenList> {
  const { object } = findObject(objectApiName, context)
  return openList(await listViewByName(object, listViewApiName, context), context)
}

/** The list view of that id; `notFound` alike. */
export async function openListById(listViewId: string, context: CallContext): Promise<OpenList> {
  return openList(await listViewById(listViewId, context), context)
}

/** Opens the list of an object's records that the viewer viewed most recently. */
export async function openRecentList(objectApiName: string, context: CallContext): Promise<OpenList> {
  const { object } = findObject(objectApiName, context)
  return openList(recentList(object, context), context)
}

/** Returns `view` with what its description needs. */
export async function openList(view: ListView, context: CallContext): Promise<OpenList> {
  const choices = await choicesFor(view, context)
  return { view, choices, info: describeListInfo(view, choices, context.viewer) }
}

/** The same of several list views, in their order. */
export async function openLists(
  views: readonly ListView[],
  context: CallContext,
): Promise<readonly OpenList[]> {
  const choices = await choicesForMany(views, context)
  return choices.flatMap((choice, index) => {
    const view = views[index]
    return view === undefined
      ? []
      : [{ view, choices: choice, info: describeListInfo(view, choice, context.viewer) }]
  })
}
