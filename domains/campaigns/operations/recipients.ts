import type { Queryable } from '@porchlight/jobs'
import { channelsOf, type MessageChannel } from '../facts/campaign-values'
import type { AudienceMember } from './audience'
import type { StoredCampaign } from './stored-campaign'

/** One message of a campaign to one customer. */
export interface Recipient {
  readonly campaignId: string
  readonly contactId: string
  readonly channel: MessageChannel
}

/** The same, with the account that it is about and which of its tries is on. */
export interface QueuedRecipient extends Recipient {
  readonly accountId: string
  readonly round: number
}

const columns = `campaign_id as "campaignId", contact_id as "contactId", channel, account_id as "accountId", round`

/** Adds customers to the recipients of a campaign; returns the messages that are new. */
export async function addRecipients(
  connection: Queryable,
  campaign: StoredCampaign,
  members: readonly AudienceMember[],
): Promise<readonly QueuedRecipient[]> {
  if (members.length === 0) return []
  const { rows } = await connection.query<QueuedRecipient>(
    `insert into campaigns.recipient (campaign_id, contact_id, channel, account_id)
     select $1, m.contact, c.channel, m.account
     from unnest($2::text[], $3::text[]) as m (contact, account), unnest($4::text[]) as c (channel)
     on conflict do nothing returning ${columns}`,
    [
      campaign.id,
      members.map(({ contactId }) => contactId),
      members.map(({ accountId }) => accountId),
      channelsOf[campaign.Channel__c],
    ],
  )
  return rows
}

/** Takes messages back into the queue that were held until now, at most `limit`, the longest held first. */
export async function takeHeld(
  connection: Queryable,
  campaignId: string,
  now: Date,
  limit: number,
): Promise<readonly QueuedRecipient[]> {
  const { rows } = await connection.query<QueuedRecipient>(
    `update campaigns.recipient set state = 'queued', round = round + 1, held_until = null
     where (campaign_id, contact_id, channel) in (
       select campaign_id, contact_id, channel from campaigns.recipient
       where campaign_id = $1 and state = 'held' and held_until <= $2
       order by held_until, contact_id limit $3 for update)
     returning ${columns}`,
    [campaignId, now.toISOString(), limit],
  )
  return rows
}

/**
 * Locks all messages of a customer, in one order, until the transaction ends: of two concurrent campaigns the later
 * sees the reservations of the earlier.
 */
export async function lockCustomer(connection: Queryable, contactId: string): Promise<void> {
  await connection.query(
    'select 1 from campaigns.recipient where contact_id = $1 order by campaign_id, channel for update',
    [contactId],
  )
}

/**
 * Returns the current message, locked until the transaction ends, if it is still the try that its job was created for;
 * otherwise null.
 */
export async function lockQueued(
  connection: Queryable,
  recipient: Recipient,
  round: number,
): Promise<QueuedRecipient | null> {
  const { rows } = await connection.query<QueuedRecipient>(
    `select ${columns} from campaigns.recipient
     where campaign_id = $1 and contact_id = $2 and channel = $3 and state = 'queued' and round = $4 for update`,
    [recipient.campaignId, recipient.contactId, recipient.channel, round],
  )
  return rows[0] ?? null
}

/** Puts a message off; the job of the next try is made when that moment has come and the campaign is being sent. */
export async function hold(connection: Queryable, recipient: Recipient, until: Date): Promise<void> {
  await connection.query(
    `update campaigns.recipient set state = 'held', held_until = $4
     where campaign_id = $1 and contact_id = $2 and channel = $3 and state = 'queued'`,
    [recipient.campaignId, recipient.contactId, recipient.channel, until.toISOString()],
  )
}

/** Records the outcome of a message: `Sent`, `Refused` or why it was withheld. The first outcome stays. */
export async function settle(
  connection: Queryable,
  recipient: Recipient,
  outcome: string,
  now: Date,
): Promise<void> {
  await connection.query(
    `update campaigns.recipient set state = 'done', outcome = $4, done_at = $5
     where campaign_id = $1 and contact_id = $2 and channel = $3 and state <> 'done'`,
    [recipient.campaignId, recipient.contactId, recipient.channel, outcome, now.toISOString()],
  )
}

const offerWindowMs = 30 * 86_400_000

/**
 * Reserves one of the offers that a customer gets in 30 days, whatever the channels of a campaign; false when all are used
 * up. The customer's messages are locked; a try that comes again finds its own reservation.
 */
export async function reserveOffer(
  connection: Queryable,
  { campaignId, contactId }: Recipient,
  most: number,
  now: Date,
): Promise<boolean> {
  const { rows } = await connection.query<{ id: string; since: string | null }>(
    `select campaign_id as id, (extract(epoch from offered_at) * 1000)::text as since
     from campaigns.recipient where contact_id = $1`,
    [contactId],
  )
  if (rows.some(({ id, since }) => id === campaignId && since !== null)) return true
  const from = now.getTime() - offerWindowMs
  const others = new Set(
    rows.filter(({ since }) => since !== null && Number(since) > from).map(({ id }) => id),
  )
  if (others.size >= most) return false
  await connection.query(
    'update campaigns.recipient set offered_at = $3 where campaign_id = $1 and contact_id = $2',
    [campaignId, contactId, now.toISOString()],
  )
  return true
}

/** How many messages there are of each outcome; null for those that have none yet. */
export async function countOutcomes(
  connection: Queryable,
  campaignId: string,
): Promise<ReadonlyMap<string | null, number>> {
  const { rows } = await connection.query<{ outcome: string | null; count: number }>(
    'select outcome, count(*)::int as count from campaigns.recipient where campaign_id = $1 group by outcome',
    [campaignId],
  )
  return new Map(rows.map(({ outcome, count }) => [outcome, count]))
}
