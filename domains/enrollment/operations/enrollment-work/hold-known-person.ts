import { enqueueJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { findDuplicates } from '@porchlight/ui-api/duplicates'
import { findLoginUser } from '../../../customers/operations/person/login-user'
import { sendRegistrationLink } from '../../../getting-in/methods/find-my-account/job'
import { changeOrder } from './change-order'
import type { OrderWork } from './order-work'
import { openStep } from './order-writes'

const fields = ['FirstName', 'LastName', 'Email', 'Customer_Brand__c'] as const

/**
 * Looks by the duplicate rules whether somebody of that name and address is a customer already. Then the order waits
 * for us to settle whose it is, and the known person is written to: that they are registered already, or how to
 * register. No page tells it (abuse cases A01 and A09): an order that waits for an identity check looks the same.
 */
export async function holdKnownPerson(services: PortalJobServices, order: OrderWork): Promise<boolean> {
  if (order.steps.some(({ type }) => type === 'Identity')) return false
  const known = await findKnownPerson(services, order)
  if (known === null) return false
  await changeOrder(services, order.orderId, async (present, transaction) => {
    if (present.status !== 'Pending') return
    await openStep(transaction, present, { type: 'Identity', responsible: 'Provider', order: 3 })
    await enqueueJob(
      transaction.connection,
      sendRegistrationLink.name,
      { contactId: known },
      { key: `enrolled ${order.orderId}` },
    )
  })
  return true
}

async function findKnownPerson(
  services: PortalJobServices,
  { contactId }: OrderWork,
): Promise<string | null> {
  const { engine, systemViewer, metadata } = services
  // Who is signed in orders as themselves.
  if ((await findLoginUser(services, 'ContactId', contactId)) !== null) return null
  const object = metadata.object('Contact')
  const contact = await engine.readRecord(systemViewer, contactId, { fields, optionalFields: [] })
  if (object === undefined || contact === null) return null
  const values = Object.fromEntries(fields.map((name) => [name, contact.fields[name]?.value ?? null]))
  const readable = { object, access: object.access.system }
  const context = { engine, metadata, viewer: systemViewer }
  const { hits } = await findDuplicates(readable, values, contactId, context)
  const same = hits.find(({ rule }) => rule.name === 'Same_Person')
  return same?.recordIds[0] ?? null
}
