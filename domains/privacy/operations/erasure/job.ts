import { defineJob, PermanentFailure } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { read } from '@porchlight/server-methods/records/read'
import { update } from '@porchlight/server-methods/records/write'
import { contactObject } from '../../../customers/objects/contact/object'
import { pageAddress } from '../../../customers/operations/mail/page-address'
import { sendMail } from '../../../customers/operations/mail/send-mail'
import { servicePhone } from '../../../customers/operations/mail/service-phone'
import { readCustomerContact } from '../../../customers/operations/person/customer-contact'
import { localDay } from '../../../customers/rules/calendar-day'
import { dataErased } from '../../mails/data-erased/mail'
import { erasePerson, requireEventsDelivered } from './erase-person'
import { findHolds } from './find-holds'

/** Limits a customer to one job a day, however often the button is pressed. */
export const eraseCustomerKey = (contactId: string, now: Date) =>
  `erase-customer ${contactId} ${localDay(now)}`

/**
 * Erases a customer without remaining holds, and notifies them by mail while there is an address. Until the
 * last record is gone the contact does not say that they are erased.
 */
export const eraseCustomer = defineJob<{ readonly contactId: string }, PortalJobServices>({
  name: 'erase-customer',
  run: async ({ contactId }, { services, jobId, now }) => {
    const { engine, systemViewer } = services
    const contact = await readCustomerContact(services, contactId)
    const stored = await read(engine, systemViewer, contactObject, contactId, ['Erased_At__c'])
    if (contact === null || stored === null || stored.Erased_At__c !== null) return
    const holds = await findHolds({ engine, systemViewer, now }, contactId)
    if (holds.length > 0) {
      services.alarm('privacy.erasure-held', { contactId, holds: holds.map(({ kind }) => kind).join() })
      return
    }
    await requireEventsDelivered(services, contactId)
    const { brand, language, email } = contact
    if (email !== null) {
      const values = { servicePhone: await servicePhone(services, brand) }
      const links = { home: pageAddress(services, { brand, language, path: '/' }) }
      const envelope = { contactId, to: email, idempotencyKey: jobId }
      await sendMail(services, dataErased, { brand, language, values, links }, envelope).catch(
        ignorePermanentFailure,
      )
    }
    await erasePerson(services, contactId)
    await update(engine, systemViewer, contactObject, contactId, { Erased_At__c: now().toISOString() })
  },
})

/** An address that no longer accepts mail does not prevent an erasure. */
function ignorePermanentFailure(error: unknown): void {
  if (!(error instanceof PermanentFailure)) throw error
}
