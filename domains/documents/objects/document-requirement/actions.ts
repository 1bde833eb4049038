import type { ActionRecord, FieldScalar, QuickActionDeclaration } from '@porchlight/metadata'
import { change, done, label, staff } from '../../../customers/objects/action-kinds'

const reviewable: readonly FieldScalar[] = ['Received', 'Checking']
const isReviewable = ({ values }: ActionRecord) => reviewable.includes(values.Status__c ?? null)

const accept: QuickActionDeclaration = {
  apiName: 'Document_Requirement__c.Accept',
  label: label('Accept document', 'Aceptar el documento'),
  type: 'Update',
  icon: 'approve',
  section: 'Page',
  targetObjectApiName: 'Document_Requirement__c',
  fields: [],
  performers: staff,
  reads: ['Status__c'],
  isOffered: isReviewable,
  effect: ({ record, viewer }) =>
    done([
      change(record, {
        Status__c: 'Accepted',
        Rejection_Reason__c: null,
        Reviewed_By__c: viewer.userId,
      }),
    ]),
  successMessage: label('The document was accepted.', 'El documento fue aceptado.'),
}

const reject: QuickActionDeclaration = {
  apiName: 'Document_Requirement__c.Reject',
  label: label('Reject document', 'Rechazar el documento'),
  type: 'Update',
  icon: 'close',
  section: 'Page',
  targetObjectApiName: 'Document_Requirement__c',
  fields: [{ fieldApiName: 'Rejection_Reason__c', required: true }],
  performers: staff,
  reads: ['Status__c'],
  isOffered: isReviewable,
  effect: ({ record, input, viewer }) =>
    done([
      change(record, {
        Status__c: 'Rejected',
        Rejection_Reason__c: input.Rejection_Reason__c ?? null,
        Reviewed_By__c: viewer.userId,
      }),
    ]),
  successMessage: label('The document was rejected.', 'El documento fue rechazado.'),
}

export const documentRequirementActions: readonly QuickActionDeclaration[] = [accept, reject]
