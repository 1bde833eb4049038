import { byDue, type WorkItem } from '../../customers/operations/work/define-work-kind'
import type { Colleague } from './colleagues'

/** The number of pending items, and of late ones among them. */
export interface Load {
  readonly waiting: number
  readonly late: number
}

/** The load of one member of staff; `userId` is null for unassigned items. */
export interface PersonLoad extends Load {
  readonly userId: string | null
  readonly name: string
}

/** Counts `items`, and those that are late at the moment `asOf`, ISO 8601. */
export function computeLoad(items: readonly WorkItem[], asOf: string): Load {
  return { waiting: items.length, late: items.filter((item) => isLate(item, asOf)).length }
}

/** Whether an item should have been done by the moment `asOf`. */
export function isLate({ due }: Pick<WorkItem, 'due'>, asOf: string): boolean {
  return due < asOf
}

/**
 * Computes the load of each person: unassigned items first, then those with the most late and the most pending. Colleagues
 * without work are last, since work is handed to them; people who have left stay as long as they have work.
 */
export function loadByPerson(
  items: readonly WorkItem[],
  colleagues: readonly Colleague[],
  asOf: string,
): readonly PersonLoad[] {
  const names = new Map(colleagues.map(({ userId, name }) => [userId, name]))
  for (const { ownerId, owner } of items) {
    if (ownerId !== null && !names.has(ownerId)) names.set(ownerId, owner ?? '')
  }
  const people = [...names].map(([userId, name]) => ({
    userId,
    name,
    ...computeLoad(
      items.filter(({ ownerId }) => ownerId === userId),
      asOf,
    ),
  }))
  const free = items.filter(({ ownerId }) => ownerId === null)
  return [
    { userId: null, name: '', ...computeLoad(free, asOf) },
    ...people.sort(
      (one, other) =>
        other.late - one.late || other.waiting - one.waiting || one.name.localeCompare(other.name),
    ),
  ]
}

/** Compares two items by urgency: late ones first, among them unassigned ones, then by due time. */
export function byUrgency(asOf: string): (one: WorkItem, other: WorkItem) => number {
  const rank = (item: WorkItem) => (isLate(item, asOf) ? 0 : 2) + (item.ownerId === null ? 0 : 1)
  return (one, other) => rank(one) - rank(other) || byDue(one, other)
}
