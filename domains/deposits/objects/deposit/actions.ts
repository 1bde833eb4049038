import type {
  ActionContext,
  ActionOutcome,
  ActionRecord,
  ActionWrite,
  FieldScalar,
  QuickActionDeclaration,
  WriteGrant,
} from '@porchlight/metadata'
import {
  change,
  done,
  endSteps,
  label,
  refused,
  staff,
  stepOf,
  text,
} from '../../../customers/objects/action-kinds'
import { localDay } from '../../../customers/rules/calendar-day'
import { amountAtStake, approvalFrom, approvalLimitRelated } from './approval'

const asks: readonly FieldScalar[] = ['Due', 'Part_Paid', 'In_Review']
const held: readonly FieldScalar[] = ['Paid', 'Part_Paid', 'Refund_Failed']
const isHeld = ({ values }: ActionRecord) => held.includes(values.Status__c ?? null)
const hasFailed = ({ values }: ActionRecord) => values.Status__c === 'Refund_Failed'
const isWaiting = ({ values }: ActionRecord) => values.Approval_Status__c === 'Pending'

const reads = [
  'Status__c',
  'Order__c',
  'Required_Amount__c',
  'Paid_Amount__c',
  'Approval_Status__c',
  'Approval_Action__c',
  'Approval_Waiver_Reason__c',
  'Approval_Requested_By__c',
  'Account__r.Account_Brand__c',
]

const brands = approvalLimitRelated('Account__r.Account_Brand__c')
const related = { steps: stepOf('Deposit', 'Order__c'), brands }

const approvalGrant: WriteGrant = {
  objectApiName: 'Deposit__c',
  update: [
    'Refund_Date__c',
    'Approval_Status__c',
    'Approval_Action__c',
    'Approval_Waiver_Reason__c',
    'Approval_Requested_By__c',
    'Approval_Requested_At__c',
    'Approval_Decided_By__c',
  ],
}

/** What is written when a deposit is waived for good, or its refund to the card begins. */
function settle(
  { record, related: found, now }: ActionContext,
  action: 'Waive' | 'Refund',
  waiverReason: FieldScalar,
  approval: Readonly<Record<string, FieldScalar>>,
): readonly ActionWrite[] {
  if (action === 'Refund') {
    return [change(record, { Status__c: 'Refunding', ...approval })]
  }
  const waived = change(record, { Status__c: 'Waived', Waiver_Reason__c: waiverReason, ...approval })
  return [waived, ...endSteps(found.steps ?? [], 'Not Applicable', now)]
}

/** Decides immediately below the limit; from the limit on, requests another person's approval. */
function decide(context: ActionContext, action: 'Waive' | 'Refund'): ActionOutcome {
  const { record, input, viewer, now } = context
  if (isWaiting(record)) {
    return refused(
      'Approval_Status__c',
      'This deposit waits for an approval already.',
      'Este depósito ya espera una aprobación.',
    )
  }
  const reason = input.Waiver_Reason__c ?? null
  if (amountAtStake(record.values, action) < approvalFrom(context.related.brands)) {
    return done(settle(context, action, reason, {}))
  }
  const question = change(record, {
    Approval_Status__c: 'Pending',
    Approval_Action__c: action,
    Approval_Waiver_Reason__c: reason,
    Approval_Requested_By__c: viewer.userId,
    Approval_Requested_At__c: now.toISOString(),
    Approval_Decided_By__c: null,
  })
  return {
    kind: 'done',
    writes: [question],
    successMessage: label(
      'A supervisor has to approve this amount.',
      'Un supervisor debe aprobar este monto.',
    ),
  }
}

const waive: QuickActionDeclaration = {
  apiName: 'Deposit__c.Waive',
  label: label('Waive deposit', 'Eximir del depósito'),
  type: 'Update',
  icon: 'money',
  section: 'Page',
  targetObjectApiName: 'Deposit__c',
  fields: [{ fieldApiName: 'Waiver_Reason__c', required: true }],
  performers: staff,
  reads,
  related,
  grants: [approvalGrant],
  isOffered: (record) => asks.includes(record.values.Status__c ?? null) && !isWaiting(record),
  effect: (context) =>
    asks.includes(context.record.values.Status__c ?? null)
      ? decide(context, 'Waive')
      : refused('Status__c', 'This deposit is not asked for.', 'Este depósito no se está pidiendo.'),
  successMessage: label('The deposit was waived.', 'Se eximió del depósito.'),
}

const refund: QuickActionDeclaration = {
  apiName: 'Deposit__c.Refund',
  label: label('Refund deposit', 'Reembolsar el depósito'),
  type: 'Update',
  icon: 'money',
  section: 'Page',
  targetObjectApiName: 'Deposit__c',
  fields: [],
  performers: staff,
  reads,
  related: { brands },
  grants: [approvalGrant],
  isOffered: (record) => isHeld(record) && !isWaiting(record),
  effect: (context) =>
    isHeld(context.record)
      ? decide(context, 'Refund')
      : refused('Status__c', 'Nothing was paid that we hold.', 'No tenemos ningún pago que devolver.'),
  successMessage: label(
    'The deposit is being refunded to the card that paid it.',
    'El depósito se está reembolsando a la tarjeta con la que se pagó.',
  ),
}

/** Records that a deposit went back in another way, such as by check, because the card did not take it. */
const recordRefund: QuickActionDeclaration = {
  apiName: 'Deposit__c.RecordRefund',
  label: label('Record refund', 'Registrar el reembolso'),
  type: 'Update',
  icon: 'money',
  section: 'Page',
  targetObjectApiName: 'Deposit__c',
  fields: [{ fieldApiName: 'Refund_Date__c', required: true }],
  performers: ['supervisor', 'admin'],
  reads,
  grants: [approvalGrant],
  isOffered: hasFailed,
  effect: ({ record, input, now }) => {
    if (!hasFailed(record)) {
      return refused(
        'Status__c',
        'Only a refund that failed is recorded by hand.',
        'Solo un reembolso fallido se registra a mano.',
      )
    }
    const date = text(input.Refund_Date__c)
    return date > localDay(now)
      ? refused('Refund_Date__c', 'Choose today or an earlier day.', 'Elija hoy o un día anterior.')
      : done([change(record, { Status__c: 'Refunded', Refund_Date__c: date })])
  },
  successMessage: label('The refund was recorded.', 'Se registró el reembolso.'),
}

/** Why this person cannot decide a request, approving or declining; null when they can. */
function undecided({ record, viewer }: ActionContext): ActionOutcome | null {
  if (!isWaiting(record)) {
    return refused('Approval_Status__c', 'Nothing waits for approval.', 'Nada espera una aprobación.')
  }
  if (record.values.Approval_Requested_By__c === viewer.userId) {
    return refused(
      'Approval_Requested_By__c',
      'You requested this. Somebody else has to decide it.',
      'Usted lo solicitó. Otra persona debe decidirlo.',
    )
  }
  return null
}

/** Whether a request waits that somebody else than the viewer made. */
const isDecidedBy: QuickActionDeclaration['isOffered'] = (record, viewer) =>
  isWaiting(record) && record.values.Approval_Requested_By__c !== viewer.userId

/** The second person's decision: carries out the requested action. */
const approve: QuickActionDeclaration = {
  apiName: 'Deposit__c.Approve',
  label: label('Approve', 'Aprobar'),
  type: 'Update',
  icon: 'approve',
  section: 'Page',
  targetObjectApiName: 'Deposit__c',
  fields: [],
  performers: ['supervisor', 'admin'],
  reads,
  related,
  grants: [approvalGrant],
  isOffered: isDecidedBy,
  effect: (context) => {
    const refusal = undecided(context)
    if (refusal !== null) return refusal
    const { record, viewer } = context
    const action = record.values.Approval_Action__c === 'Refund' ? 'Refund' : 'Waive'
    const approval = { Approval_Status__c: 'Approved', Approval_Decided_By__c: viewer.userId }
    return done(settle(context, action, record.values.Approval_Waiver_Reason__c ?? null, approval))
  },
  successMessage: label('Approved and done.', 'Aprobado y hecho.'),
}

const decline: QuickActionDeclaration = {
  apiName: 'Deposit__c.Decline',
  label: label('Decline', 'Rechazar'),
  type: 'Update',
  icon: 'close',
  section: 'Page',
  targetObjectApiName: 'Deposit__c',
  fields: [],
  performers: ['supervisor', 'admin'],
  reads,
  grants: [approvalGrant],
  isOffered: isDecidedBy,
  effect: (context) => {
    const { record, viewer } = context
    return (
      undecided(context) ??
      done([change(record, { Approval_Status__c: 'Declined', Approval_Decided_By__c: viewer.userId })])
    )
  },
  successMessage: label('The request was declined.', 'La solicitud fue rechazada.'),
}

export const depositActions: readonly QuickActionDeclaration[] = [
  waive,
  refund,
  recordRefund,
  approve,
  decline,
]
