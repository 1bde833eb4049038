import type {
  ActionContext,
  ActionOutcome,
  ActionRecord,
  QuickActionDeclaration,
  WriteGrant,
} from '@porchlight/metadata'
import { change, done, label, refused } from '../../../customers/objects/action-kinds'

const reads = ['Status__c', 'Requested_By__c']

const decisionGrant: WriteGrant = {
  objectApiName: 'Refund__c',
  update: ['Status__c', 'Decided_By__c', 'Decision_Note__c'],
}

const isWaiting = ({ values }: ActionRecord) => values.Status__c === 'Waiting'

/** Whether a request waits that somebody else than the viewer made. */
const isDecidedBy: QuickActionDeclaration['isOffered'] = (record, viewer) =>
  isWaiting(record) && record.values.Requested_By__c !== viewer.userId

/** Why this person cannot decide about a refund, approving or declining; null when they can. */
function undecided({ record, viewer }: ActionContext): ActionOutcome | null {
  if (!isWaiting(record)) {
    return refused(
      'Status__c',
      'This refund does not wait for approval.',
      'Este reembolso no espera aprobación.',
    )
  }
  if (record.values.Requested_By__c === viewer.userId) {
    return refused(
      'Requested_By__c',
      'You requested this refund. Somebody else has to decide it.',
      'Usted solicitó este reembolso. Otra persona debe decidirlo.',
    )
  }
  return null
}

const decision = {
  type: 'Update',
  section: 'Page',
  targetObjectApiName: 'Refund__c',
  performers: ['supervisor', 'admin'],
  reads,
  grants: [decisionGrant],
  isOffered: isDecidedBy,
} as const satisfies Partial<QuickActionDeclaration>

/** The second person's yes: the money is sent. */
const approve: QuickActionDeclaration = {
  ...decision,
  apiName: 'Refund__c.Approve',
  label: label('Approve', 'Aprobar'),
  icon: 'approve',
  fields: [{ fieldApiName: 'Decision_Note__c', required: false }],
  effect: (context) => {
    const { record, input, viewer } = context
    return (
      undecided(context) ??
      done([
        change(record, {
          Status__c: 'Sending',
          Decided_By__c: viewer.userId,
          Decision_Note__c: input.Decision_Note__c ?? null,
        }),
      ])
    )
  },
  successMessage: label(
    'The refund was approved and is sent within a minute.',
    'Se aprobó el reembolso y se envía en un minuto.',
  ),
}

/** The second person's no, with the reason: the money is free again. */
const decline: QuickActionDeclaration = {
  ...decision,
  apiName: 'Refund__c.Decline',
  label: label('Decline', 'Rechazar'),
  icon: 'close',
  fields: [{ fieldApiName: 'Decision_Note__c', required: true }],
  effect: (context) => {
    const { record, input, viewer } = context
    return (
      undecided(context) ??
      done([
        change(record, {
          Status__c: 'Declined',
          Decided_By__c: viewer.userId,
          Decision_Note__c: input.Decision_Note__c ?? null,
        }),
      ])
    )
  },
  successMessage: label(
    'The refund was declined. Nothing is sent.',
    'Se rechazó el reembolso. No se envía nada.',
  ),
}

export const refundActions: readonly QuickActionDeclaration[] = [approve, decline]
