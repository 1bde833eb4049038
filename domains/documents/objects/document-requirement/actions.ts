import { isBrandKey } from '@porchlight/brands'
import type {
  ActionContext,
  ActionRecord,
  FieldScalar,
  QuickActionDeclaration,
  WriteGrant,
} from '@porchlight/metadata'
import { change, done, label, refused, staff } from '../../../customers/objects/action-kinds'
import { inNameOf } from '../../../customers/objects/words-of-a-brand'

const reviewable: readonly FieldScalar[] = ['Received', 'Checking']
const isReviewable = ({ values }: ActionRecord) => reviewable.includes(values.Status__c ?? null)

const reasonGrant: WriteGrant = {
  objectApiName: 'Document_Requirement__c',
  update: ['Reason__c', 'Rejection_Text__c', 'Rejection_Text_ES__c'],
}

const noReason = { Reason__c: null, Rejection_Text__c: null, Rejection_Text_ES__c: null }

/**
 * Returns the text of the chosen reason in the brand’s name; null where the brand does not use it for such a document.
 */
function reasonOf({ record, related }: ActionContext): Readonly<Record<string, FieldScalar>> | null {
  const [reason] = related.reason ?? []
  const brand = record.values['Account__r.Account_Brand__c']
  if (reason === undefined || typeof brand !== 'string' || !isBrandKey(brand)) return null
  const { Brand__c, Status__c, Document_Type__c: type, Name, Label_ES__c } = reason.values
  const fits = type === null || type === record.values.Document_Type__c
  if (Brand__c !== brand || Status__c !== 'Active' || !fits) return null
  return {
    Reason__c: reason.id,
    Rejection_Text__c: inNameOf(brand, String(Name)),
    Rejection_Text_ES__c: inNameOf(brand, String(Label_ES__c)),
  }
}

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
  grants: [reasonGrant],
  isOffered: isReviewable,
  effect: ({ record, viewer }) =>
    done([
      change(record, {
        Status__c: 'Accepted',
        ...noReason,
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
  fields: [{ fieldApiName: 'Reason__c', label: label('Reason', 'Motivo'), required: true }],
  performers: staff,
  reads: ['Status__c', 'Document_Type__c', 'Account__r.Account_Brand__c'],
  related: {
    reason: {
      objectApiName: 'Document_Reason__c',
      where: [{ fieldApiName: 'Id', equals: { input: 'Reason__c' } }],
      fields: ['Name', 'Label_ES__c', 'Brand__c', 'Status__c', 'Document_Type__c'],
    },
  },
  grants: [reasonGrant],
  isOffered: isReviewable,
  effect: (context) => {
    const reason = reasonOf(context)
    if (reason === null) {
      return refused(
        'Reason__c',
        'Choose a reason that is active and fits this document.',
        'Elija un motivo activo que sirva para este documento.',
      )
    }
    return done([
      change(context.record, {
        Status__c: 'Rejected',
        ...reason,
        Reviewed_By__c: context.viewer.userId,
      }),
    ])
  },
  successMessage: label('The document was rejected.', 'El documento fue rechazado.'),
}

export const documentRequirementActions: readonly QuickActionDeclaration[] = [accept, reject]
