import type { Queryable } from '@porchlight/jobs'

/** Two years: no claim about a message is made after it. */
const retentionMs = 730 * 86_400_000

/** More than are sent in a day; the remainder waits for the next day. */
const mostADay = 100_000

/** Deletes the oldest of the messages that were sent more than two years before `now`, so many a day at most. */
export async function purgeSentMessages(connection: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionMs).toISOString()
  await connection.query(
    `delete from record."Sent_Message__c" where "Id" in (
       select "Id" from record."Sent_Message__c" where "Sent_At__c" < $1 order by "Sent_At__c" limit $2)`,
    [before, mostADay],
  )
}
