import type { Mail } from '@porchlight/mails'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { list } from '@porchlight/server-methods/records/list'
import { read } from '@porchlight/server-methods/records/read'
import { addressedSubject } from '../../../customers/operations/link/addressed-subject'
import { issueLink } from '../../../customers/operations/mail/issue-link'
import { linkPurposes } from '../../../customers/operations/mail/link-purposes'
import { pageAddress } from '../../../customers/operations/mail/page-address'
import { sendMail } from '../../../customers/operations/mail/send-mail'
import { readCustomerContact } from '../../../customers/operations/person/customer-contact'
import { caseObject } from '../../objects/case/object'
import { caseCommentObject } from '../../objects/case-comment/object'
import { daysAfterClosing } from './guest-conversation'

/**
 * Mails the guest of a case, with the link to the conversation: our latest message in full, where the mail quotes it.
 * False where the case is not a guest's, or the confirmed address is no longer the contact's.
 */
export async function mailGuest(
  services: PortalJobServices,
  jobId: string,
  caseId: string,
  mail: Mail<'count', 'openConversation'>,
): Promise<boolean> {
  const record = await read(services.engine, services.systemViewer, caseObject, caseId, [
    'ContactId',
    'SuppliedEmail',
    'Status',
    'Resolution__c',
  ])
  const to = record?.SuppliedEmail ?? null
  const contact = record === null ? null : await readCustomerContact(services, record.ContactId)
  if (record === null || to === null || contact?.email?.toLowerCase() !== to) return false
  const { brand, language, contactId } = contact
  const subjectId = addressedSubject(record.id, to)
  const link = await issueLink(services, jobId, { purpose: 'guestConversation', brand, subjectId })
  if (link === null) return true
  const { page: path } = linkPurposes.guestConversation
  const openConversation = pageAddress(services, { brand, language, path }, link.token)
  const resolution = record.Status === 'Closed' ? record.Resolution__c : null
  const quote = mail.quotes === true ? await lastAnswer(services, record.id, resolution) : ''
  await sendMail(
    services,
    mail,
    { brand, language, values: { count: daysAfterClosing }, links: { openConversation }, quote },
    { contactId, to, idempotencyKey: link.idempotencyKey },
  )
  return true
}

/** What we said since the customer last said something, and how the case was settled where that was said nowhere. */
async function lastAnswer(
  { engine, systemViewer }: PortalJobServices,
  caseId: string,
  resolution: string | null,
): Promise<string> {
  const newest = await list(engine, systemViewer, caseCommentObject, {
    fields: ['Author__c', 'CommentBody'],
    of: { ParentId: caseId },
    orderedBy: ['-CreatedDate', '-Id'],
    limit: 20,
  })
  const from = newest.findIndex(({ Author__c: author }) => author === 'Advisor')
  const ours = from < 0 ? [] : newest.slice(from)
  const until = ours.findIndex(({ Author__c: author }) => author === 'Customer')
  const said = (until < 0 ? ours : ours.slice(0, until)).map(({ CommentBody: body }) => body).reverse()
  return [...said, ...(resolution === null || said.includes(resolution) ? [] : [resolution])].join('\n\n')
}
