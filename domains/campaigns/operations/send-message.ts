import { defineJob, PermanentFailure } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { readBrandLimits } from '../../customer-service/operations/read-brand-limits'
import type { WithheldReason } from '../../customers/facts/withheld-reasons'
import { readTextConsents } from '../../customers/operations/consents/read-text-consents'
import { wantsGroup } from '../../customers/operations/mail/mail-choice'
import { sendMail } from '../../customers/operations/mail/send-mail'
import { recordMessage } from '../../customers/operations/messages/record-message'
import { maskEmail } from '../../customers/operations/person/mask-email'
import { messageKeyOf, sendText } from '../../customers/operations/texts/send-text'
import { isStopped } from '../../customers/operations/texts/stopped-numbers'
import { textableNumber } from '../../customers/operations/texts/textable-number'
import { quietFor } from '../../customers/rules/quiet-hours'
import type { CampaignPurpose, MessageChannel } from '../facts/campaign-values'
import { whyWithheld } from '../rules/may-get'
import { sendingHours } from '../rules/sending-hours'
import { composeMail, composeText } from './compose'
import { type Customer, postalAddressOf, readCustomer, verifiedNumber } from './read-customer'
import { hold, lockCustomer, lockQueued, type Recipient, reserveOffer, settle } from './recipients'
import { readCampaign, type StoredCampaign } from './stored-campaign'

type Services = PortalJobServices

/** One message: its recipient and their address; null where there is none. */
interface Message extends Recipient {
  readonly campaign: StoredCampaign
  readonly customer: Customer
  readonly address: string | null
}

/** What the job of a try carries. */
type QueuedTry = { readonly [Key in keyof Recipient]: Recipient[Key] } & { readonly round: number }

/** What is to be done with a message now: it goes, or is withheld for a reason. */
type Turn = 'send' | WithheldReason

/**
 * Writes one message of a campaign to one customer, based on the state at the time of sending: it is left alone while
 * the campaign is paused, waits for the permitted hours for texts, and is withheld from customers who may not get it.
 */
export const sendCampaignMessage = defineJob<QueuedTry, Services>({
  name: 'send-campaign-message',
  run: async ({ campaignId, contactId, channel, round }, { services, now }) => {
    const recipient = { campaignId, contactId, channel }
    const campaign = await readCampaign(services.engine, services.systemViewer, campaignId)
    const accountId = await accountOf(services, recipient)
    const customer = accountId === null ? null : await readCustomer(services, accountId)
    if (campaign === null || customer === null) return settle(services.pool, recipient, 'Gone', now())
    const address = await addressOf(services, campaign.Purpose__c, channel, customer)
    const message = { ...recipient, campaign, customer, address }
    const turn = await takeTurn(services, message, round, now())
    if (turn === null) return
    const outcome = turn === 'send' ? await send(services, message, now()) : turn
    if (outcome !== 'Sent' && outcome !== 'Refused') await recordWithheld(services, message, outcome)
    await settle(services.pool, recipient, outcome, now())
  },
})

async function accountOf({ pool }: Services, recipient: Recipient): Promise<string | null> {
  const { rows } = await pool.query<{ id: string }>(
    `select account_id as id from campaigns.recipient
     where campaign_id = $1 and contact_id = $2 and channel = $3 and state = 'queued'`,
    [recipient.campaignId, recipient.contactId, recipient.channel],
  )
  return rows[0]?.id ?? null
}

/** A verified number comes before one that was only typed; offers go to verified ones alone. */
async function addressOf(
  services: Services,
  purpose: CampaignPurpose,
  channel: MessageChannel,
  customer: Customer,
): Promise<string | null> {
  if (channel === 'Email') return customer.email
  const verified = await verifiedNumber(services, customer.contactId)
  return purpose === 'Offer' ? verified : (verified ?? customer.mobilePhone)
}

/**
 * Decides under the lock of the customer's messages, so that of two concurrent campaigns the later sees what was sent
 * before. Null when it is not to be sent now: it was postponed, or another try has it.
 */
async function takeTurn(
  services: Services,
  message: Message,
  round: number,
  now: Date,
): Promise<Turn | null> {
  const reason = await reasonOf(services, message, now)
  return services.engine.inOneTransaction(async (engine, connection) => {
    await lockCustomer(connection, message.contactId)
    if ((await lockQueued(connection, message, round)) === null) return null
    // Read again within: a pause or a stop counts from the moment it is stored.
    const status = (await readCampaign(engine, services.systemViewer, message.campaignId))?.Status__c
    if (status === 'Stopped') return 'Campaign_Stopped'
    const isPaused = status !== 'Sending'
    if (reason !== null && !isPaused) return reason
    const wait = isPaused ? 0 : waitOf(message, now)
    if (isPaused || wait > 0) {
      await hold(connection, message, new Date(now.getTime() + wait))
      return null
    }
    if (message.campaign.Purpose__c !== 'Offer') return 'send'
    const limits = await readBrandLimits(engine, services.systemViewer, message.campaign.Brand__c)
    return (await reserveOffer(connection, message, limits.Offers_In_30_Days__c, now))
      ? 'send'
      : 'Offers_Used_Up'
  })
}

/** Returns how long a text waits for the hours of its place, in milliseconds; a mail disturbs no one's sleep. */
function waitOf({ channel, campaign, customer }: Message, now: Date): number {
  if (channel === 'Email') return 0
  const hours = (weekday: number) => sendingHours(campaign.Purpose__c, customer.state, weekday)
  return quietFor(now, customer.timeZone, hours)
}

async function reasonOf(
  services: Services,
  { campaign, channel, customer, address }: Message,
  now: Date,
): Promise<WithheldReason | null> {
  const until = campaign.Send_Until__c
  if (until !== null && Date.parse(until) <= now.getTime()) return 'Too_Late'
  const { contactId } = customer
  const isMail = channel === 'Email'
  const number = isMail ? null : textableNumber(address)
  return whyWithheld({
    purpose: campaign.Purpose__c,
    channel,
    isReachable: isMail ? address !== null : number !== null,
    wantsOfferMails: isMail ? await wantsGroup(services, contactId, 'offers') : true,
    isNumberStopped: number !== null && (await isStopped(services.pool, number.international)),
    consents: isMail ? [] : await readTextConsents(services, contactId),
  })
}

const keyOf = ({ campaignId, contactId }: Recipient) => `campaign-${campaignId}-${contactId}`

/** Sends the message and returns its outcome. If the service may accept it later, the job retries. */
async function send(
  services: Services,
  message: Message,
  now: Date,
): Promise<'Sent' | 'Refused' | WithheldReason> {
  const { campaign, customer, channel, contactId, address } = message
  if (address === null) return channel === 'Email' ? 'No_Address' : 'No_Number'
  const key = keyOf(message)
  if (channel === 'Email') {
    const postalAddress = await postalAddressOf(services, campaign.Brand__c)
    const { mail, input } = composeMail(services, campaign, customer, customer.language, postalAddress)
    try {
      await sendMail(services, mail, input, { contactId, to: address, idempotencyKey: key })
      return 'Sent'
    } catch (error) {
      // It is recorded as refused; one wrong address among thousands is no work for operators.
      if (error instanceof PermanentFailure) return 'Refused'
      throw error
    }
  }
  const { text, input } = composeText(services, campaign, customer, customer.language)
  const envelope = { contactId, number: address, key, countedFor: contactId }
  if (await sendText(services, now, text, input, envelope)) return 'Sent'
  return whyNotTexted(services, key)
}

/** A text that did not go was one too many for its customer on a day, or the service refused it. */
async function whyNotTexted(
  { pool }: Services,
  key: string,
): Promise<'Refused' | 'Texts_Used_Up' | 'Number_Stopped'> {
  const { rows } = await pool.query<{ state: string }>('select state from texts.sent where key = $1', [key])
  const [row] = rows
  if (row === undefined) return 'Number_Stopped'
  return row.state === 'withheld' ? 'Texts_Used_Up' : 'Refused'
}

/** So that staff find in the customer's timeline why nothing came. */
async function recordWithheld(services: Services, message: Message, reason: WithheldReason): Promise<void> {
  const { campaign, customer, channel, contactId, address } = message
  const isMail = channel === 'Email'
  const key = keyOf(message)
  const { mail } = composeMail(services, campaign, customer, customer.language, '')
  const masked = isMail ? maskEmail(address ?? '') : `•••• ${(address ?? '').slice(-4)}`
  await recordMessage(services, 'Withheld', {
    contactId,
    kind: mail.name,
    title: { en: campaign.Subject__c, es: campaign.Subject_ES__c },
    channel,
    language: customer.language,
    maskedAddress: address === null ? '' : masked,
    reason,
    key: isMail ? `${mail.name} ${key}` : messageKeyOf(key),
  })
}
