import type { BillingEvent } from '@porchlight/providers/billing'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { read } from '@porchlight/server-methods/records/read'
import { create } from '@porchlight/server-methods/records/write'
import { accountObject } from '../../../customers/objects/account/object'
import { caseObject } from '../../../messages/objects/case/object'
import { type LeasedAccount, settleEvents } from './outbox'

/** What the delivery of events needs of the job runner. */
export type DeliveryServices = Pick<
  PortalJobServices,
  'alarm' | 'billing' | 'engine' | 'pool' | 'systemViewer'
>

/** The text that the customer reads; the rejected event is in the internal comments. */
const caseText = {
  en: {
    subject: 'We are checking a change to your account',
    description:
      'A change to your account has not reached our billing system. We enter it there and confirm it here. You do not have to do anything.',
  },
  es: {
    subject: 'Estamos revisando un cambio en su cuenta',
    description:
      'Un cambio en su cuenta no ha llegado a nuestro sistema de facturación. Lo registraremos allí y se lo confirmaremos aquí. Usted no tiene que hacer nada.',
  },
} as const

const mostComments = 4_000

/**
 * Makes a case of an event that the billing system refuses, with its content, and moves behind it in the same transaction:
 * a process that dies here leaves both or neither.
 */
export async function refuseEvent(
  { services, now }: { readonly services: DeliveryServices; readonly now: () => Date },
  leased: LeasedAccount,
  event: BillingEvent,
  status: number,
): Promise<void> {
  const { accountId } = leased
  const isSettled = await services.engine.inOneTransaction(async (engine, connection) => {
    const settled = { through: event.sequence, refusedWith: status, now: now() }
    if (!(await settleEvents(connection, leased, settled))) return false
    const account = await read(engine, services.systemViewer, accountObject, accountId, [
      'ContactId',
      'Contact.Preferred_Language__c',
    ])
    const contactId = account?.ContactId ?? null
    if (contactId === null) return true
    const { subject, description } = caseText[account?.['Contact.Preferred_Language__c'] ?? 'en']
    await create(engine, services.systemViewer, caseObject, {
      Subject: subject,
      Description: description,
      Type: 'Billing',
      Priority: 'High',
      ContactId: contactId,
      AccountId: accountId,
      Comments: commentsOf(event, status),
    })
    return true
  })
  if (!isSettled) return
  services.alarm('billing.event-refused', { event: event.eventId, type: event.type, status })
}

function commentsOf({ eventId, type, data }: BillingEvent, status: number): string {
  const content = JSON.stringify(data, null, 2)
  return `The billing system refused ${type} with ${status}. Event ${eventId}:\n${content}`.slice(
    0,
    mostComments,
  )
}
