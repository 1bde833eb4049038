import { mailboxKey } from '@porchlight/identity'
import { defineJob, enqueueJob, onceOnly } from '@porchlight/jobs'
import type { PicklistValueDeclaration } from '@porchlight/metadata'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { type MailWatch, movesStatus } from '../../customers/operations/changes/mail-watch'
import { isWithinLimit } from '../../customers/operations/limits/count-attempt'
import { issueLink } from '../../customers/operations/mail/issue-link'
import { mailCustomer } from '../../customers/operations/mail/mail-customer'
import { pageAddress } from '../../customers/operations/mail/page-address'
import { sendMail } from '../../customers/operations/mail/send-mail'
import { readCustomerContact } from '../../customers/operations/person/customer-contact'
import { fieldText } from '../../customers/operations/person/field-text'
import { sendOrderLink } from '../../enrollment/operations/action-services/send-order-link'
import { taskSubject } from '../../enrollment/operations/order-task/task-subject'
import { documentAccepted } from '../mails/document-accepted/mail'
import { documentRejected } from '../mails/document-rejected/mail'
import { documentTypeValues, rejectionReasonValues } from '../objects/document-requirement/values'

/**
 * Has the link to an order's documents mailed, because one is missing. Strangers can order in anybody's name, so it counts
 * towards what an address gets in a day (abuse case A26).
 */
export const requestDocuments = defineJob<{ readonly orderId: string }, PortalJobServices>({
  name: 'request-documents',
  run: async ({ orderId }, { services, jobId }) => {
    const { engine, systemViewer } = services
    const order = await engine.readRecord(systemViewer, orderId, {
      fields: ['Account.Contact.Email'],
      optionalFields: [],
    })
    const email = order === null ? null : fieldText(order, 'Account.Contact.Email')
    if (email === null) return
    await engine.inOneTransaction(async (_own, connection) => {
      await onceOnly(connection, `request documents ${jobId}`, async () => {
        if (!(await isWithinLimit(services, 'mailboxEachDay', mailboxKey(email), connection))) return
        await enqueueJob(connection, sendOrderLink.name, { orderId, page: 'documents' })
      })
    })
  },
})

/** Mails the customer that a document was accepted, or why it was not, with the link to send it again. */
export const sendDocumentDecision = defineJob<{ readonly documentId: string }, PortalJobServices>({
  name: 'send-document-decision',
  run: async ({ documentId }, { services, jobId }) => {
    const document = await services.engine.readRecord(services.systemViewer, documentId, {
      fields: [
        'Status__c',
        'Document_Type__c',
        'Rejection_Reason__c',
        'Account__c',
        'Account__r.ContactId',
        'Order__c',
      ],
      optionalFields: [],
    })
    if (document === null) return
    const text = (field: string) => fieldText(document, field) ?? ''
    if (text('Status__c') === 'Accepted') {
      return mailCustomer(services, jobId, documentAccepted, {
        accountId: text('Account__c'),
        path: '/enrollment-status',
        values: ({ language }) => ({
          document: labelOf(documentTypeValues, text('Document_Type__c'), language),
        }),
      })
    }
    if (text('Status__c') !== 'Rejected' || text('Order__c') === '') return
    await sendRejection(services, jobId, {
      contactId: text('Account__r.ContactId'),
      orderId: text('Order__c'),
      type: text('Document_Type__c'),
      reason: text('Rejection_Reason__c'),
    })
  },
})

interface Rejection {
  readonly contactId: string
  readonly orderId: string
  readonly type: string
  readonly reason: string
}

async function sendRejection(
  services: PortalJobServices,
  jobId: string,
  rejection: Rejection,
): Promise<void> {
  const { contactId, orderId, type, reason } = rejection
  const contact = await readCustomerContact(services, contactId)
  if (contact === null || contact.email === null) return
  const { brand, language, email } = contact
  const subjectId = taskSubject(orderId, 'documents')
  const link = await issueLink(services, jobId, { purpose: 'orderTask', brand, subjectId })
  if (link === null) return
  const { token, hours, idempotencyKey } = link
  const sendDocuments = pageAddress(services, { brand, language, path: `/documents/${orderId}` }, token)
  const values = {
    document: labelOf(documentTypeValues, type, language),
    problem: labelOf(rejectionReasonValues, reason, language),
    count: hours,
  }
  const input = { brand, language, values, links: { sendDocuments } }
  await sendMail(services, documentRejected, input, { to: email, idempotencyKey })
}

function labelOf(values: readonly PicklistValueDeclaration[], wanted: string, language: 'en' | 'es'): string {
  return values.find(({ value }) => value === wanted)?.label[language] ?? wanted
}

/** Documents that are requested, accepted and rejected, by whomever. What customers send of their own accord is received already. */
export const documentMailWatches: readonly MailWatch[] = [
  {
    objectApiName: 'Document_Requirement__c',
    isMeant: ({ kind }) => kind === 'create',
    fields: ['Status__c', 'Is_Required__c', 'Order__c'],
    toMail: (text) => {
      const orderId = text('Order__c')
      if (text('Status__c') !== 'Requested' || orderId === null) return null
      return { jobName: requestDocuments.name, payload: { orderId }, subject: orderId }
    },
  },
  {
    objectApiName: 'Document_Requirement__c',
    isMeant: movesStatus,
    fields: ['Status__c'],
    toMail: (text, documentId) => {
      const isDecided = text('Status__c') === 'Accepted' || text('Status__c') === 'Rejected'
      return isDecided
        ? { jobName: sendDocumentDecision.name, payload: { documentId }, subject: documentId }
        : null
    },
  },
]
