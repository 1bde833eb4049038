import type { Queryable } from '@porchlight/jobs'
import type { Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { list } from '@porchlight/server-methods/records/list'
import { contactObject } from '../../customers/objects/contact/object'
import type { MessageChannel } from '../facts/campaign-values'
import { countOutcomes } from './recipients'
import { totalsOf } from './send-piece'

/** Customers that are named for each reason. */
const namedAtMost = 20

/** How far a campaign is, in customers and messages. */
export async function readProgress(connection: Queryable, campaignId: string) {
  const { rows } = await connection.query<{ customers: number }>(
    `select customers from campaigns.walk where campaign_id = $1 and purpose = 'send'`,
    [campaignId],
  )
  const totals = totalsOf(await countOutcomes(connection, campaignId))
  return { customers: rows[0]?.customers ?? 0, ...totals }
}

/** A reason why messages did not go, with the latest customers who got none. */
interface LeftOut {
  readonly reason: string
  readonly count: number
  readonly latest: { contactId: string; name: string; channel: MessageChannel }[]
}

/** Why messages of a campaign did not go, the most frequent reason first; customers are named as the viewer sees them. */
export async function readReasons(
  engine: Pick<RecordEngine, 'listRecords'>,
  viewer: Viewer,
  connection: Queryable,
  campaignId: string,
): Promise<readonly LeftOut[]> {
  const outcomes = [...(await countOutcomes(connection, campaignId))]
  const reasons: LeftOut[] = []
  for (const [reason, count] of outcomes.toSorted(([, one], [, other]) => other - one)) {
    if (reason === null || reason === 'Sent') continue
    const { rows } = await connection.query<{ contactId: string; channel: MessageChannel }>(
      `select contact_id as "contactId", channel from campaigns.recipient
       where campaign_id = $1 and outcome = $2 order by done_at desc limit $3`,
      [campaignId, reason, namedAtMost],
    )
    const names = await namesOf(engine, viewer, [...new Set(rows.map(({ contactId }) => contactId))])
    const latest = rows.flatMap(({ contactId, channel }) => {
      const name = names.get(contactId)
      return name === undefined ? [] : [{ contactId, name, channel }]
    })
    reasons.push({ reason, count, latest })
  }
  return reasons
}

async function namesOf(
  engine: Pick<RecordEngine, 'listRecords'>,
  viewer: Viewer,
  contactIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (contactIds.length === 0) return new Map()
  const contacts = await list(engine, viewer, contactObject, {
    fields: ['Name'],
    where: { Id: contactIds },
    limit: namedAtMost,
  })
  return new Map(contacts.map(({ id, Name }) => [id, Name ?? '']))
}
