import type { Queryable } from '@porchlight/jobs'
import { searchAudit } from '@porchlight/record-engine'
import { contentFields } from '../facts/content-fields'

const entriesAtOnce = 200
const known: ReadonlySet<string> = new Set(contentFields)

/**
 * Returns whether someone wrote any of a campaign's content or audience, at any time: the audit log has each change.
 * Someone who only changed its status has written nothing.
 */
export async function hasWrittenIt(
  connection: Queryable,
  campaignId: string,
  userId: string,
): Promise<boolean> {
  let after: Parameters<typeof searchAudit>[2]['after'] = null
  for (;;) {
    const entries = await searchAudit(connection, { recordId: campaignId }, { after, limit: entriesAtOnce })
    const isWriter = entries.some(
      (entry) => entry.userId === userId && entry.changes.some(({ fieldApiName }) => known.has(fieldApiName)),
    )
    if (isWriter) return true
    const last = entries.at(-1)
    if (last === undefined || entries.length < entriesAtOnce) return false
    after = last
  }
}
