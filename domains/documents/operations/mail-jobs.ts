import { mailboxKey } from '@porchlight/identity'
import { defineJob, enqueueJob, onceOnly } from '@porchlight/jobs'
import { labelOf } from '@porchlight/metadata'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { read } from '@porchlight/server-methods/records/read'
import { type MailWatch, movesStatus, watchMails } from '../../customers/operations/changes/mail-watch'
import { isWithinLimit } from '../../customers/operations/limits/count-attempt'
import { mailCustomer } from '../../customers/operations/mail/mail-customer'
import { orderObject } from '../../enrollment/objects/order/object'
import { sendOrderLink } from '../../enrollment/operations/action-services/send-order-link'
import { mailOrderLink } from '../../enrollment/operations/order-task/mail-order-link'
import { documentAccepted } from '../mails/document-accepted/mail'
import { documentRejected } from '../mails/document-rejected/mail'
import { documentRequirementObject } from '../objects/document-requirement/object'
import { documentTypeValues } from '../objects/document-requirement/values'

/**
 * Has the link to an order's documents mailed, because one is missing. Strangers can order in anyone’s name, so it
 * counts towards the daily limit of an address (abuse case A26).
 */
export const requestDocuments = defineJob<{ readonly orderId: string }, PortalJobServices>({
  name: 'request-documents',
  run: async ({ orderId }, { services, jobId }) => {
    const { engine, systemViewer } = services
    const order = await read(engine, systemViewer, orderObject, orderId, ['Account.Contact.Email'])
    const email = order?.['Account.Contact.Email'] ?? null
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
    const document = await read(
      services.engine,
      services.systemViewer,
      documentRequirementObject,
      documentId,
      [
        'Status__c',
        'Document_Type__c',
        'Rejection_Text__c',
        'Rejection_Text_ES__c',
        'Account__c',
        'Account__r.ContactId',
        'Order__c',
      ],
    )
    if (document === null) return
    if (document.Status__c === 'Accepted') {
      return mailCustomer(services, jobId, documentAccepted, {
        accountId: document.Account__c,
        path: '/enrollment-status',
        values: ({ language }) => ({
          document: labelOf(documentTypeValues, document.Document_Type__c, language),
        }),
      })
    }
    if (document.Status__c !== 'Rejected' || document.Order__c === null) return
    await mailOrderLink(services, jobId, documentRejected, {
      contactId: document['Account__r.ContactId'] ?? '',
      orderId: document.Order__c,
      page: 'documents',
      values: ({ count, language }) => ({
        document: labelOf(documentTypeValues, document.Document_Type__c, language),
        problem: (language === 'es' ? document.Rejection_Text_ES__c : document.Rejection_Text__c) ?? '',
        count,
      }),
    })
  },
})

/** Documents that are requested, accepted and rejected. What customers send unrequested is received already. */
export const documentMailWatches: readonly MailWatch[] = [
  watchMails(documentRequirementObject, {
    isMeant: ({ kind }) => kind === 'create',
    fields: ['Status__c', 'Is_Required__c', 'Order__c'],
    toMail: ({ Status__c, Order__c: orderId }) => {
      if (Status__c !== 'Requested' || orderId === null) return null
      return { jobName: requestDocuments.name, payload: { orderId }, subject: orderId }
    },
  }),
  watchMails(documentRequirementObject, {
    isMeant: movesStatus,
    fields: ['Status__c'],
    toMail: ({ Status__c, id: documentId }) => {
      const isDecided = Status__c === 'Accepted' || Status__c === 'Rejected'
      return isDecided
        ? { jobName: sendDocumentDecision.name, payload: { documentId }, subject: documentId }
        : null
    },
  }),
]
