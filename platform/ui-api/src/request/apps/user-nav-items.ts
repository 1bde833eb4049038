import { fail } from '@porchlight/errors'
import { type FormFactor, type ResolvedApp, toRecordId } from '@porchlight/metadata'
import type { CallContext } from '../../define/handler'
import type { NavItemRepresentation } from '../../representation/app-schemas'
import { describeNavItems } from '../../representation/describe-app'

/** How a viewer arranged the navigation of an app, by ids of entries; entries in neither list were added later. */
interface StoredArrangement {
  readonly order: readonly string[]
  readonly hidden: readonly string[]
}

/**
 * Reads the entries of an app's navigation as arranged by the viewer: in the viewer's order and without those removed.
 * Entries added to the app since come last; those no longer available to the viewer are omitted.
 */
export async function readUserNavItems(
  app: ResolvedApp,
  formFactor: FormFactor | undefined,
  context: CallContext,
): Promise<readonly NavItemRepresentation[]> {
  const { viewer, personalization } = context
  const items = describeNavItems(app, formFactor, context)
  // There is no arrangement before signing in.
  if (viewer.class === 'guest') return items
  // Only `writeUserNavItems` writes this kind.
  const stored = await personalization.preferences.read(viewer.userId, 'navigation', app.id)
  return arranged(items, stored as StoredArrangement | null)
}

/**
 * Stores the order of the named entries, and removes the others from the viewer's navigation: of those that have the
 * form factor, or all where it is undefined. The app's own complete order resets the arrangement. Fails with
 * `forbidden` for guests, and with `unknownNavItem` for an entry that the app does not have for this viewer.
 */
export async function writeUserNavItems(
  app: ResolvedApp,
  formFactor: FormFactor | undefined,
  itemIds: readonly string[],
  context: CallContext,
): Promise<readonly NavItemRepresentation[]> {
  const { viewer, personalization } = context
  if (viewer.class === 'guest') throw fail('forbidden')
  const known = new Set(describeNavItems(app, undefined, context).map(({ id }) => id))
  const order = [...new Set(itemIds.map((id) => knownId(id, known)))]
  const items = describeNavItems(app, formFactor, context)
  const fitting = new Set(items.map(({ id }) => id))
  await personalization.preferences.change(viewer.userId, 'navigation', app.id, (value) => {
    const before = value as StoredArrangement | null
    // Entries of other form factors do not change.
    const others = before?.hidden.filter((id) => !fitting.has(id) && !order.includes(id)) ?? []
    const hidden = [...others, ...[...fitting].filter((id) => !order.includes(id))]
    const isOwnOrder = hidden.length === 0 && items.every(({ id }, index) => id === order[index])
    return isOwnOrder && order.length === items.length ? null : { order, hidden }
  })
  return readUserNavItems(app, formFactor, context)
}

function arranged(
  items: readonly NavItemRepresentation[],
  stored: StoredArrangement | null,
): readonly NavItemRepresentation[] {
  if (stored === null) return items
  const places = new Map(stored.order.map((id, index) => [id, index]))
  const placeOf = ({ id }: NavItemRepresentation) => places.get(id) ?? places.size
  return items
    .filter(({ id }) => !stored.hidden.includes(id))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
}

function knownId(given: string, known: ReadonlySet<string>): string {
  const id = toRecordId(given)
  if (id === null || !known.has(id)) throw fail('unknownNavItem', { item: given.slice(0, 40) })
  return id
}
