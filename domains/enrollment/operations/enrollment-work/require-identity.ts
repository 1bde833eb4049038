import { enqueueJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import { read } from '@porchlight/server-methods/records/read'
import { accountObject } from '../../../customers/objects/account/object'
import { localDay } from '../../../customers/rules/calendar-day'
import { identityLinkMs } from '../../rules/identity-link'
import { sendOrderLink } from '../action-services/send-order-link'
import { firstDocumentDue, readDocumentRules } from '../document-rules'
import type { OrderChange } from './change-order'
import type { OrderWork } from './order-work'
import { make, openStep } from './order-writes'

/**
 * Has the customer of an order confirm who they are, once for each order: by the digital verification, whose link is
 * mailed, or by a document where the installation has no such verification.
 */
export async function requireIdentity(
  transaction: OrderChange,
  order: OrderWork,
  { by }: PortalJobServices['identityRule'],
  now: Date,
): Promise<void> {
  if (by === 'document') return requestIdentityDocument(transaction, order, now)
  if (order.steps.some(({ type }) => type === 'Identity')) return
  const { orderId, accountId } = order
  await openStep(transaction, order, { type: 'Identity', responsible: 'Customer', order: 3 })
  await make(transaction, 'Identity_Verification__c', {
    Account__c: accountId,
    Order__c: orderId,
    Sent_At__c: now.toISOString(),
    Expires_At__c: new Date(now.getTime() + identityLinkMs).toISOString(),
  })
  const payload = { orderId, page: 'verification' }
  await enqueueJob(transaction.connection, sendOrderLink.name, payload, { key: `identity ${orderId}` })
}

/** The mail with the link follows from the document that is requested. */
async function requestIdentityDocument(transaction: OrderChange, order: OrderWork, now: Date): Promise<void> {
  const { engine, systemViewer } = transaction
  const { orderId, accountId } = order
  const requested = await firstRecords(engine, systemViewer, {
    objectApiName: 'Document_Requirement__c',
    selection: { fields: [], optionalFields: [] },
    condition: {
      kind: 'and',
      conditions: [
        { kind: 'compare', field: 'Order__c', operator: 'eq', value: orderId },
        { kind: 'compare', field: 'Document_Type__c', operator: 'eq', value: 'Identity' },
      ],
    },
    orderings: [],
    pageSize: 1,
  })
  if (requested.length > 0) return
  const account = await read(engine, systemViewer, accountObject, accountId, ['Account_Brand__c'])
  const rules = await readDocumentRules(engine, systemViewer, account?.Account_Brand__c ?? null)
  const due = firstDocumentDue(rules, ['Identity'], localDay(now), order.requestedStart)
  await openStep(transaction, order, { type: 'Documents', responsible: 'Customer', order: 2, due })
  await make(transaction, 'Document_Requirement__c', {
    Account__c: accountId,
    Order__c: orderId,
    Document_Type__c: 'Identity',
    Is_Required__c: true,
  })
}
