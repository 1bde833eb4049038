import type { OrderByDeclaration } from '@porchlight/metadata'
import type { CallContext } from '../../define/handler'
import type { ListChoices } from '../../representation/list-info'
import { type ListView, ordersOf, pathFor } from './list-view'

/** A viewer's stored preferences for a list. */
export interface StoredChoices {
  readonly columnWidths: Readonly<Record<string, number>>
  readonly columnWrap: Readonly<Record<string, boolean>>
  readonly orderedBy: readonly OrderByDeclaration[]
}

const nothingChosen: StoredChoices = { columnWidths: {}, columnWrap: {}, orderedBy: [] }

/** Parses a user's stored preferences for a list, null for none. */
export function storedChoices(stored: unknown): StoredChoices {
  // Only `list-preferences` writes this kind, after its checks.
  return stored === null ? nothingChosen : (stored as StoredChoices)
}

/** Returns the viewer's choices for a list, as far as the viewer can still read the fields. */
export async function choicesFor(view: ListView, context: CallContext): Promise<ListChoices> {
  const { viewer, personalization } = context
  // There are no choices before signing in.
  const stored =
    viewer.class === 'guest'
      ? null
      : await personalization.preferences.read(viewer.userId, 'listView', view.id)
  return chosen(view, storedChoices(stored), context)
}

/** The same of several lists, in their order, with one statement. */
export async function choicesForMany(
  views: readonly ListView[],
  context: CallContext,
): Promise<readonly ListChoices[]> {
  const { viewer, personalization } = context
  const ids = views.map(({ id }) => id)
  const stored =
    viewer.class === 'guest'
      ? new Map<string, unknown>()
      : await personalization.preferences.readMany(viewer.userId, 'listView', ids)
  return views.map((view) => chosen(view, storedChoices(stored.get(view.id) ?? null), context))
}

/** Returns stored choices with their fields resolved for the viewer. */
export function chosen(view: ListView, stored: StoredChoices, context: CallContext): ListChoices {
  return {
    columnWidths: stored.columnWidths,
    columnWrap: stored.columnWrap,
    orderedBy: ordersOf(stored.orderedBy, (name) => pathFor(name, view.object, context.viewer, context)),
  }
}
