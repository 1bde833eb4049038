import { enqueueJob, onceOnly } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { findDuplicates } from '@porchlight/ui-api/duplicates'
import { readCustomerContact } from '../../../customers/operations/person/customer-contact'
import { hasOpenAccount } from '../../../customers/operations/person/has-open-account'
import { findLoginUserId } from '../../../customers/operations/person/login-user'
import { sendRegistrationLink } from '../../../getting-in/methods/find-my-account/job'
import { changeOrder, type OrderChange } from './change-order'
import { readOrderSignUp } from './order-sign-up'
import type { OrderWork } from './order-work'
import { write } from './order-writes'
import { requireIdentity } from './require-identity'

/**
 * Checks by the duplicate rules whether a person who ordered as a guest is already a customer. On a match of name and
 * address they first have to confirm who they are, like anyone whom the credit check cannot confirm, and the known
 * person is mailed: that they are registered already, or how to register. If the match is uncertain, an advisor reviews
 * it, and the order continues. No page reveals either (abuse cases A01 and A09).
 *
 * @returns whether the order was matched just now
 */
export async function holdKnownPerson(
  services: PortalJobServices,
  order: OrderWork,
  now: Date,
): Promise<boolean> {
  const signUp = await readOrderSignUp(services, order.orderId)
  if (signUp === null || signUp.Known_Contact__c !== null) return false
  const { same, perhaps } = await findKnownPeople(services, order)
  const known = await likeliest(services, same)
  if (known === null && perhaps.length === 0) return false
  await changeOrder(services, order.orderId, async (present, transaction) => {
    if (present.status !== 'Pending') return
    if (known === null) return openCase(transaction, present, perhaps)
    await requireIdentity(transaction, present, services.identityRule, now)
    await write(transaction, signUp.id, { Known_Contact__c: known })
    const key = `enrolled ${order.orderId}`
    await enqueueJob(transaction.connection, sendRegistrationLink.name, { contactId: known }, { key })
  })
  return known !== null
}

/**
 * Moves the account of an order to the known person whose name and address were entered, once the person who ordered
 * has proved to be that person. The contact of the sign-up remains, with the consents recorded for it.
 */
export async function joinKnownPerson(services: PortalJobServices, order: OrderWork): Promise<void> {
  const signUp = await readOrderSignUp(services, order.orderId)
  const known = signUp?.Known_Contact__c ?? null
  if (known === null || known === order.contactId || !hasProvedIdentity(order)) return
  await changeOrder(services, order.orderId, async (present, transaction) => {
    if (present.status !== 'Pending' || !hasProvedIdentity(present)) return
    await write(transaction, present.accountId, { ContactId: known })
  })
}

/** By the digital verification; where none was made, by the documents. */
function hasProvedIdentity({ steps }: OrderWork): boolean {
  const statusOf = (type: string) => steps.find((step) => step.type === type)?.status ?? null
  return (statusOf('Identity') ?? statusOf('Documents')) === 'Completed'
}

/** The ids of the contacts that are certainly, and that are perhaps, the person who ordered as a guest. */
async function findKnownPeople(
  services: PortalJobServices,
  { contactId }: OrderWork,
): Promise<{ readonly same: readonly string[]; readonly perhaps: readonly string[] }> {
  const { engine, systemViewer, metadata } = services
  const object = metadata.object('Contact')
  // Who is signed in orders as themselves.
  const isSignedIn = (await findLoginUserId(services, 'ContactId', contactId)) !== null
  if (isSignedIn || object === undefined) return { same: [], perhaps: [] }
  const readable = { object, access: object.access.system }
  const context = { engine, metadata, viewer: systemViewer }
  const { hits } = await findDuplicates(readable, {}, contactId, context)
  const idsOf = (ruleName: string) => [
    ...new Set(hits.filter(({ rule }) => rule.name === ruleName).flatMap(({ recordIds }) => recordIds)),
  ]
  return { same: idsOf('Same_Person'), perhaps: idsOf('Perhaps_The_Same_Person') }
}

/** Of several contacts of one person, the one with a login, else with an account that is open; null of none. */
async function likeliest(services: PortalJobServices, contactIds: readonly string[]): Promise<string | null> {
  for (const id of contactIds) if ((await findLoginUserId(services, 'ContactId', id)) !== null) return id
  for (const id of contactIds) if (await hasOpenAccount(services, id)) return id
  return contactIds[0] ?? null
}

/**
 * The part that the customer may read does not mention other people; the person it is about is named in the internal
 * comments.
 */
const caseText = {
  en: {
    Subject: 'We are checking the details of your order',
    Description: 'Your order goes on meanwhile. You have nothing to do.',
  },
  es: {
    Subject: 'Revisamos los datos de su pedido',
    Description: 'Su pedido sigue su curso mientras tanto. Usted no tiene que hacer nada.',
  },
} as const

async function openCase(
  transaction: OrderChange,
  { orderId, accountId, contactId }: OrderWork,
  perhaps: readonly string[],
): Promise<void> {
  await onceOnly(transaction.connection, `perhaps known ${orderId}`, async () => {
    const contact = await readCustomerContact(transaction, contactId)
    await transaction.engine.createRecord(transaction.systemViewer, 'Case', {
      fields: {
        ...caseText[contact?.language ?? 'en'],
        Type: 'Enrollment',
        Origin: 'System',
        ContactId: contactId,
        AccountId: accountId,
        Order__c: orderId,
        Comments: `Perhaps one person with these contacts: ${perhaps.slice(0, 10).join(', ')}`,
      },
      useDefaultRule: true,
    })
  })
}
