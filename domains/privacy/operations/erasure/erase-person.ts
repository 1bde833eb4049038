import { erasePersonalization } from '@porchlight/personalization'
import { forgetRequests } from '@porchlight/providers/texas-set'
import { removeIdempotencyKeysOf } from '@porchlight/record-engine'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { list, listEvery } from '@porchlight/server-methods/records/list'
import { read } from '@porchlight/server-methods/records/read'
import { alertSubscriptionObject } from '../../../alerts/objects/alert-subscription/object'
import { deleteRecipientsOf } from '../../../campaigns/operations/purge-recipients'
import { mailGroups } from '../../../customers/facts/mail-groups'
import { accountObject } from '../../../customers/objects/account/object'
import { contactObject } from '../../../customers/objects/contact/object'
import { userObject } from '../../../customers/objects/user/object'
import { choiceSubject } from '../../../customers/operations/mail/mail-choice'
import { deleteSentTexts } from '../../../customers/operations/texts/delete-sent-texts'
import { textableNumber } from '../../../customers/operations/texts/textable-number'
import { countWaitingEvents, deleteSettledEvents } from '../../../energy/operations/billing-delivery/outbox'
import { orderObject } from '../../../enrollment/objects/order/object'
import { removeBytes } from '../../../files/operations/remove-bytes'
import { deleteGuestMessagesOf } from '../../../messages/operations/guest/guest-messages'
import { erasurePlan } from '../../facts/erasure-plan'
import { eraseSteps } from './erase-steps'

type Eraser = Pick<PortalJobServices, 'engine' | 'systemViewer' | 'pool' | 'identity' | 'files'>

const pageSize = 200

/**
 * Erases a customer everywhere: what lets them in, texts, files with their bytes, what they configured, and their records.
 * What is needed to find the rest goes last, so that the next run completes one that was interrupted.
 */
export async function erasePerson(services: Eraser, contactId: string): Promise<void> {
  const { engine, pool, identity } = services
  const accountIds = await listIds(services, accountObject, contactId)
  const userIds = await listIds(services, userObject, contactId)
  await deleteSentTexts(pool, await listNumbers(services, contactId))
  await deleteRecipientsOf(pool, contactId)
  await deleteGuestMessagesOf(pool, await listAddresses(services, contactId))
  for (const userId of userIds) {
    await identity.endWaysIn(userId, { event: 'deactivation' })
    await removeIdempotencyKeysOf(pool, userId)
  }
  const links = mailGroups.map((group) => choiceSubject(contactId, group))
  await identity.erasePerson([...userIds, contactId, ...links])
  await erasePersonalization(pool, { userIds, recordIds: [...userIds, contactId, ...accountIds] })
  await deleteSettledEvents(pool, accountIds)
  await forgetRequests(pool, await listOrderIds(services, accountIds))
  await removeBytes(services, { 'ContentDocument.Contact__c': contactId })
  await eraseSteps(engine, erasurePlan, contactId)
}

/** Fails while the billing system has not received all events of a customer's accounts. */
export async function requireEventsDelivered(services: Eraser, contactId: string): Promise<void> {
  const undelivered = await countWaitingEvents(
    services.pool,
    await listIds(services, accountObject, contactId),
  )
  if (undelivered > 0)
    throw new Error(`The billing system has not taken ${undelivered} events of this customer yet.`)
}

async function listIds(
  { engine, systemViewer }: Eraser,
  object: typeof accountObject | typeof userObject,
  contactId: string,
): Promise<readonly string[]> {
  const ids: string[] = []
  const records = listEvery(engine, systemViewer, object, {
    fields: [],
    where: { ContactId: contactId },
    pageSize,
  })
  for await (const { id } of records) ids.push(id)
  return ids
}

/** Orders have their own ids at the market. */
async function listOrderIds(
  { engine, systemViewer }: Eraser,
  accountIds: readonly string[],
): Promise<readonly string[]> {
  const ids: string[] = []
  if (accountIds.length === 0) return ids
  const where = { AccountId: [...accountIds] }
  for await (const { id } of listEvery(engine, systemViewer, orderObject, { fields: [], where, pageSize })) {
    ids.push(id)
  }
  return ids
}

/** The address that mails of this customer go to. */
async function listAddresses(
  { engine, systemViewer }: Eraser,
  contactId: string,
): Promise<readonly string[]> {
  const contact = await read(engine, systemViewer, contactObject, contactId, ['Email'])
  return contact?.Email == null ? [] : [contact.Email]
}

/** Every number that texts of this customer went to. */
async function listNumbers({ engine, systemViewer }: Eraser, contactId: string): Promise<readonly string[]> {
  const contacts = await list(engine, systemViewer, contactObject, {
    fields: ['MobilePhone', 'OtherPhone'],
    where: { Id: contactId },
    limit: 1,
  })
  const subscriptions = await list(engine, systemViewer, alertSubscriptionObject, {
    fields: ['Mobile_Phone__c'],
    where: { 'Account__r.ContactId': contactId },
    limit: pageSize,
  })
  const storedNumbers = [
    ...contacts.flatMap(({ MobilePhone, OtherPhone }) => [MobilePhone, OtherPhone]),
    ...subscriptions.map(({ Mobile_Phone__c: number }) => number),
  ]
  return [...new Set(storedNumbers.flatMap((number) => textableNumber(number)?.international ?? []))]
}
