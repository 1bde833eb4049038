import { byDue, type WorkItem } from '../../customers/operations/work/define-work-kind'
import type { Colleague } from './colleagues'

/** How much waits, and how much of it is late. */
export interface Load {
  readonly waiting: number
  readonly late: number
}

/** The load of one member of staff; `userId` is null for what nobody has. */
export interface PersonLoad extends Load {
  readonly userId: string | null
  readonly name: string
}

/** How much of `items` waits, and is late at the moment `asOf`, ISO 8601. */
export function loadOf(items: readonly WorkItem[], asOf: string): Load {
  return { waiting: items.length, late: items.filter((item) => isLate(item, asOf)).length }
}

/** Whether an item should have been done by the moment `asOf`. */
export function isLate({ due }: Pick<WorkItem, 'due'>, asOf: string): boolean {
  return due < asOf
}

/**
 * The load of each person: first what nobody has, then those with the most late and the most waiting. Colleagues without
 * work are at the end, since they are whom work is handed to; people who have left stay as long as they have work.
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
    ...loadOf(
      items.filter(({ ownerId }) => ownerId === userId),
      asOf,
    ),
  }))
  const free = items.filter(({ ownerId }) => ownerId === null)
  return [
    { userId: null, name: '', ...loadOf(free, asOf) },
    ...people.sort(
      (one, other) =>
        other.late - one.late || other.waiting - one.waiting || one.name.localeCompare(other.name),
    ),
  ]
}

/** The more pressing of two items first: the late, of these those that nobody has, then by due time. */
export function byPressure(asOf: string): (one: WorkItem, other: WorkItem) => number {
  const rank = (item: WorkItem) => (isLate(item, asOf) ? 0 : 2) + (item.ownerId === null ? 0 : 1)
  return (one, other) => rank(one) - rank(other) || byDue(one, other)
}
