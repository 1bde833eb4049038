import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { followChanges } from '../../customers/operations/changes/follow-changes'
import { addDays, localDay } from '../../customers/rules/calendar-day'
import { counters } from './counters/counters'
import { addDueDays } from './due-days'

/**
 * Has every day counted again on which a record counts that was written since the last look, however long ago the day
 * is: a reply on the next day, a bank payment that comes through after four, a start of service weeks later.
 */
export async function followRecords(
  services: PortalJobServices,
  { now, signal }: { readonly now: Date; readonly signal: AbortSignal },
): Promise<void> {
  const today = localDay(now)
  await followChanges(services, { reader: 'figures', signal }, async ({ objectApiName, recordId, kind }) => {
    // What was deleted, such as a customer's messages, stays counted.
    if (kind === 'delete') return
    for (const counter of counters) {
      if (counter.daysBack === null || counter.objectApiName !== objectApiName) continue
      const day = await counter.dayOf(services, recordId)
      if (day === null || day > today || day < addDays(today, -counter.daysBack)) continue
      await addDueDays(services.pool, counter.name, { firstDay: day, lastDay: day })
    }
  })
}
