import { addBusinessDays } from '@porchlight/domains/customers/rules/business-days'
import { type CaseText, type CaseType, caseTexts } from './case-texts'
import { demoBrandKeys } from './demo-brands'
import type { Household } from './household'
import { addDays } from './month'
import type { DemoPeople } from './people'

/** A case with the days of its events. */
export interface Conversation {
  readonly key: string
  readonly household: Household
  readonly type: CaseType
  readonly status: 'New' | 'Working' | 'Waiting on Customer' | 'Escalated' | 'Closed'
  readonly text: CaseText
  readonly createdDate: string
  readonly replyDue: string | null
  /** Null while there is no reply. */
  readonly replyDate: string | null
  readonly closedDate: string | null
  readonly complaintDue: string | null
}

const types = ['Question', 'Billing', 'Enrollment', 'Service_Change', 'Complaint'] as const
const statuses = ['New', 'Working', 'Waiting on Customer', 'Escalated', 'Closed'] as const
const perBrand = 60

/** Business days until a first reply, and days until a complaint has its result. */
const replyDays = 2
const complaintDays = 21

/**
 * Returns 60 cases for each brand: every type in every status at least twice. The first brand has a complaint on day 20
 * of 21, and each brand a new question whose reply is overdue.
 */
export function conversationsOf({ today, households }: DemoPeople): readonly Conversation[] {
  return demoBrandKeys.flatMap((brand) => {
    const own = households.filter((household) => household.brand === brand)
    const counts = new Map<string, number>()
    const positionOf = (index: number) => (index * 7) % own.length
    return Array.from({ length: perBrand }, (_, index) => {
      const household = own[positionOf(index)]
      if (household === undefined) return []
      const type = types[index % types.length] ?? 'Question'
      const status = statuses[Math.floor(index / types.length) % statuses.length] ?? 'New'
      const createdDate = addDays(today, -daysAgo(type, status, index))
      const [first, second] = caseTexts[type][household.person.language]
      const topic = `${positionOf(index)} ${type}`
      const count = counts.get(topic) ?? 0
      counts.set(topic, count + 1)
      return [
        {
          key: `${brand} ${index}`,
          household,
          type,
          status,
          text: count % 2 === 0 ? first : second,
          createdDate,
          replyDue: dayOfOwedReply(status, household.person.hasLogin !== false, createdDate),
          replyDate: status === 'New' ? null : addDays(createdDate, 1),
          closedDate: status === 'Closed' ? addDays(createdDate, 5) : null,
          complaintDue: type === 'Complaint' ? addDays(createdDate, complaintDays) : null,
        },
      ]
    }).flat()
  })
}

/**
 * Returns the day of the reply that we owe; null while the last message is ours. Customers send their thanks on the day
 * of an answer.
 */
function dayOfOwedReply(status: Conversation['status'], hasThanked: boolean, created: string): string | null {
  if (status === 'New') return addBusinessDays(created, replyDays)
  const isOwed = hasThanked && (status === 'Working' || status === 'Escalated')
  return isOwed ? addBusinessDays(addDays(created, 1), replyDays) : null
}

/** Returns how long ago a case was opened: closed ones long ago, new ones yesterday, except those that tell a story. */
function daysAgo(type: CaseType, status: Conversation['status'], index: number): number {
  if (type === 'Complaint' && status === 'Working') return index < 25 ? 20 : 9
  if (type === 'Question' && status === 'New' && index === 0) return 7
  if (status === 'Closed') return 30 + index * 9
  return status === 'New' ? 1 : 2 + (index % 12)
}
