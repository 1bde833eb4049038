import type { RecordEngine } from '@porchlight/record-engine'
import type { StaffViewer } from '../../../customers/operations/work/define-work-kind'
import type { PositionedEvent, TimelineEvent } from './define-timeline-kind'
import { timelineKinds } from './timeline-kinds'
import { byNewest, formatPosition, type TimelinePosition } from './timeline-position'

type KindName = (typeof timelineKinds)[number]['name']

/** One page of a customer’s timeline. */
export interface TimelinePage {
  /** The newest first. */
  readonly events: readonly TimelineEvent<KindName>[]
  /** The position that the next page starts after, as text; null on the last page. */
  readonly older: string | null
}

/** The number of events on a page. */
const pageSize = 15

/**
 * Reads the events of a contact before `position`, the newest without one, as far as the viewer sees their records. Each
 * kind is one statement of at most one row more than a page has, so that a page costs the same however much there is.
 */
export async function readTimeline(
  engine: Pick<RecordEngine, 'listRecords'>,
  viewer: StaffViewer,
  contactId: string,
  position: TimelinePosition | null,
): Promise<TimelinePage> {
  const found: PositionedEvent<KindName>[] = []
  // Sequentially, so that a page uses one connection of the pool.
  for (const [rank, kind] of timelineKinds.entries()) {
    found.push(...(await kind.list(engine, viewer, { contactId, position, rank, limit: pageSize + 1 })))
  }
  const sorted = found.sort((one, other) => byNewest(one.position, other.position))
  const page = sorted.slice(0, pageSize)
  const last = page.at(-1)
  return {
    events: page.map(({ event }) => event),
    older: last === undefined || sorted.length === page.length ? null : formatPosition(last.position),
  }
}
