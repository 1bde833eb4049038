import type { GroupsCondition } from '@porchlight/domains/administration/operations/company-directory/directory-groups'
import type {
  DirectoryPage,
  PeopleCondition,
} from '@porchlight/domains/administration/operations/company-directory/directory-people'
import { fail } from '@porchlight/errors'
import { type Comparison, readFilter } from './attribute-expression'

/** Maximum number of resources in a response. */
export const mostResources = 1_000
const usualCount = 100
/** Nothing is stored beyond this; PostgreSQL accepts no larger offset. */
const highestIndex = 1_000_000_000

/** The first value of each query parameter, by lower-case name. */
export type QueryParameters = ReadonlyMap<string, string>

/** Parses `startIndex`, from 1, and `count` (RFC 7644, section 3.4.2.4); `directoryValueInvalid` when not a number. */
export function readPage(query: QueryParameters): DirectoryPage {
  const startIndex = numberOf(query, 'startIndex', 1)
  const count = numberOf(query, 'count', usualCount)
  return { offset: Math.max(startIndex, 1) - 1, limit: Math.min(Math.max(count, 0), mostResources) }
}

/** Parses a filter on people; null when it contradicts itself. `directoryFilterInvalid` for other attributes. */
export function readPeopleFilter(query: QueryParameters): PeopleCondition | null {
  return conditionOf<PeopleCondition>(query, ({ path, value }) => {
    if (path.attribute === 'active' && typeof value === 'boolean') return { isActive: value }
    if (typeof value !== 'string') return null
    if (path.attribute === 'emails' && (path.part ?? 'value') === 'value') {
      const { selected } = path
      if (selected === null) return { email: value }
      return selected.part === 'type' ? { email: value, emailType: String(selected.value) } : null
    }
    if (path.selected !== null || path.part !== null) return null
    if (path.attribute === 'username') return { userName: value }
    if (path.attribute === 'externalid') return { externalId: value }
    return path.attribute === 'id' ? { id: value } : null
  })
}

/** Parses a filter on groups, like `readPeopleFilter`. */
export function readGroupsFilter(query: QueryParameters): GroupsCondition | null {
  return conditionOf<GroupsCondition>(query, ({ path, value }) => {
    if (typeof value !== 'string' || path.selected !== null) return null
    if (path.attribute === 'members' && (path.part ?? 'value') === 'value') return { memberId: value }
    if (path.part !== null) return null
    if (path.attribute === 'displayname') return { displayName: value }
    if (path.attribute === 'externalid') return { externalId: value }
    return path.attribute === 'id' ? { id: value } : null
  })
}

function conditionOf<Condition extends object>(
  query: QueryParameters,
  conditionOfComparison: (comparison: Comparison) => Condition | null,
): Condition | null {
  const filter = query.get('filter')
  const found = new Map<string, unknown>()
  let isContradiction = false
  for (const comparison of filter === undefined ? [] : readFilter(filter)) {
    const condition = conditionOfComparison(comparison)
    if (condition === null) {
      throw fail('directoryFilterInvalid', { reason: `${comparison.path.attribute} cannot be filtered by.` })
    }
    for (const [name, value] of Object.entries(condition)) {
      isContradiction ||= found.has(name) && found.get(name) !== value
      found.set(name, value)
    }
  }
  return isContradiction ? null : (Object.fromEntries(found) as Condition)
}

function numberOf(query: QueryParameters, name: string, usual: number): number {
  const text = query.get(name.toLowerCase())
  if (text === undefined) return usual
  if (!/^-?\d{1,15}$/.test(text)) throw fail('directoryValueInvalid', { attribute: name })
  return Math.min(Number(text), highestIndex)
}
