import type {
  ActionRecord,
  FieldScalar,
  QuickActionDeclaration,
  RelatedDeclaration,
} from '@porchlight/metadata'
import { change, done, endSteps, label, orderLink, reopenSteps, staff, stepOf, text } from '../action-kinds'

/** All documents of the same order, this one among them. */
const documents: RelatedDeclaration = {
  objectApiName: 'Document_Requirement__c',
  where: [{ fieldApiName: 'Order__c', equals: { record: 'Order__c' } }],
  fields: ['Status__c', 'Is_Required__c'],
}

const steps = stepOf('Documents', 'Order__c')
const reviewable: readonly FieldScalar[] = ['Received', 'Checking']
const isReviewable = ({ values }: ActionRecord) => reviewable.includes(values.Status__c ?? null)

/** The step of the order ends with the last document that it needs. */
const accept: QuickActionDeclaration = {
  apiName: 'Document_Requirement__c.Accept',
  label: label('Accept document', 'Aceptar el documento'),
  type: 'Update',
  icon: 'approve',
  section: 'Page',
  targetObjectApiName: 'Document_Requirement__c',
  fields: [],
  performers: staff,
  reads: ['Status__c', 'Order__c'],
  related: { documents, steps },
  isOffered: isReviewable,
  effect: ({ record, related, viewer, now }) => {
    const settled: readonly FieldScalar[] = ['Accepted', 'Waived']
    const isLast = (related.documents ?? []).every(
      ({ id, values }) =>
        id === record.id || values.Is_Required__c !== true || settled.includes(values.Status__c ?? null),
    )
    const accepted = change(record, {
      Status__c: 'Accepted',
      Rejection_Reason__c: null,
      Reviewed_By__c: viewer.userId,
    })
    return done([accepted, ...(isLast ? endSteps(related.steps ?? [], 'Completed', now) : [])])
  },
  successMessage: label('The document was accepted.', 'El documento fue aceptado.'),
}

/** The customer is told that a document is missing again, and reads why on the page. */
const reject: QuickActionDeclaration = {
  apiName: 'Document_Requirement__c.Reject',
  label: label('Reject document', 'Rechazar el documento'),
  type: 'Update',
  icon: 'close',
  section: 'Page',
  targetObjectApiName: 'Document_Requirement__c',
  fields: [{ fieldApiName: 'Rejection_Reason__c', required: true }],
  performers: staff,
  reads: ['Status__c', 'Order__c'],
  related: { steps },
  services: ['sendOrderLink'],
  isOffered: isReviewable,
  effect: ({ record, related, input, viewer }) => {
    const rejected = change(record, {
      Status__c: 'Rejected',
      Rejection_Reason__c: input.Rejection_Reason__c ?? null,
      Reviewed_By__c: viewer.userId,
    })
    const orderId = text(record.values.Order__c)
    return done(
      [rejected, ...reopenSteps(related.steps ?? [])],
      ...(orderId === '' ? [] : [orderLink(orderId, 'documents')]),
    )
  },
  successMessage: label('The document was rejected.', 'El documento fue rechazado.'),
}

export const documentRequirementActions: readonly QuickActionDeclaration[] = [accept, reject]
