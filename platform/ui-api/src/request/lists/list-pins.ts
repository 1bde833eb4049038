import type { CallContext } from '../../define/handler'
import type { ListView } from './list-view'

/** The list view that a viewer pinned, stored in the preferences by the object's name. */
interface StoredPin {
  readonly listViewId: string | null
}

/** The id of the list view of an object that the viewer pinned, whether or not it is still there; null without one. */
export async function pinnedListId(objectApiName: string, context: CallContext): Promise<string | null> {
  const { viewer, personalization } = context
  if (viewer.class === 'guest') return null
  const stored = await personalization.preferences.read(viewer.userId, 'pinnedListView', objectApiName)
  return idOf(stored)
}

/** Pins a list view instead of the one pinned before, or unpins it; unpinning does not affect another pinned one. */
export async function pinList(
  view: Pick<ListView, 'id' | 'object'>,
  isPinned: boolean,
  userId: string,
  { personalization }: Pick<CallContext, 'personalization'>,
): Promise<void> {
  await personalization.preferences.change(
    userId,
    'pinnedListView',
    view.object.apiName,
    (before): StoredPin => {
      if (isPinned) return { listViewId: view.id }
      const pinned = idOf(before)
      return { listViewId: pinned === view.id ? null : pinned }
    },
  )
}

function idOf(stored: unknown): string | null {
  // Only `pinList` writes this kind.
  return stored === null ? null : (stored as StoredPin).listViewId
}
