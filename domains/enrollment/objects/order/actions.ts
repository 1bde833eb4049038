import type { ActionRecord, FieldScalar, QuickActionDeclaration } from '@porchlight/metadata'
import {
  change,
  done,
  endSteps,
  everyone,
  label,
  orderLink,
  refused,
  reopenSteps,
  staff,
  stepOf,
  text,
} from '../../../customers/objects/action-kinds'
import { localDay } from '../../../customers/rules/calendar-day'
import { acceptedStatuses } from '../../facts/accepted-statuses'
import { startDateProblem } from './start-dates'

const isPending = ({ values }: ActionRecord) => values.Status === 'Pending'

const isPlanChange = ({ values }: ActionRecord) => values.Case_Type__c === 'Plan_Change'

/**
 * A customer may take a switch back until the rescission period of the place ends, and undo a change of plan within 14
 * days, even when it applies already.
 */
function mayRescind(record: ActionRecord, today: string): boolean {
  const { Case_Type__c, Rescission_End_Date__c } = record.values
  return (Case_Type__c === 'Switch' || isPlanChange(record)) && today <= text(Rescission_End_Date__c)
}

const isStop = ({ values }: ActionRecord) => values.Case_Type__c === 'Stop_Service'

/** Requests another start date; it is only a request until the market confirms it. */
const redate: QuickActionDeclaration = {
  apiName: 'Order.ChangeStartDate',
  label: label('Change start date', 'Cambiar la fecha de inicio'),
  type: 'Update',
  icon: 'time',
  section: 'Page',
  targetObjectApiName: 'Order',
  fields: [{ fieldApiName: 'Requested_Start_Date__c', required: true }],
  performers: everyone,
  reads: ['Status', 'Stage__c', 'Case_Type__c'],
  grants: [
    { objectApiName: 'Order', update: ['Requested_Start_Date__c', 'Confirmed_Start_Date__c', 'Stage__c'] },
  ],
  isOffered: (record) => isPending(record) && !isPlanChange(record) && !isStop(record),
  effect: ({ record, input, now }) => {
    if (!isPending(record) || isPlanChange(record) || isStop(record)) {
      return refused(
        'Status',
        'Only a pending start of service can be moved.',
        'Solo se puede mover un inicio de servicio pendiente.',
      )
    }
    const type = record.values.Case_Type__c === 'Switch' ? 'Switch' : 'Move_In'
    const date = text(input.Requested_Start_Date__c)
    const problem = startDateProblem(type, date, localDay(now))
    if (problem !== null)
      return { kind: 'refused', fieldApiName: 'Requested_Start_Date__c', message: problem }
    return done([
      change(record, {
        Requested_Start_Date__c: date,
        Confirmed_Start_Date__c: null,
        Stage__c: record.values.Stage__c === 'Complete' ? 'Processing' : undefined,
      }),
    ])
  },
  successMessage: label('The new date was asked for.', 'Se solicitó la nueva fecha.'),
}

/**
 * Ends an order with the steps that are open; its deposits follow (`after-rules.ts`). A stop of service that the market
 * has accepted is left to staff: the next occupant may count on it.
 */
const cancel: QuickActionDeclaration = {
  apiName: 'Order.Cancel',
  label: label('Cancel order', 'Cancelar la orden'),
  type: 'Update',
  icon: 'close',
  section: 'Page',
  targetObjectApiName: 'Order',
  fields: [{ fieldApiName: 'Cancellation_Reason__c', required: true, performers: staff }],
  performers: everyone,
  reads: ['Status', 'Case_Type__c', 'Market_Status__c', 'Rescission_End_Date__c'],
  related: {
    steps: {
      objectApiName: 'WorkStep',
      where: [{ fieldApiName: 'Order__c', equals: { record: 'Id' } }],
      fields: ['Status'],
    },
  },
  grants: [
    { objectApiName: 'Order', update: ['Status', 'Cancellation_Reason__c'] },
    { objectApiName: 'WorkStep', update: ['Status', 'EndTime'] },
  ],
  isOffered: ({ values }) => values.Status === 'Pending' || values.Status === 'Active',
  effect: ({ record, related, input, viewer, now }) => {
    const rescinds = mayRescind(record, localDay(now))
    const isTooLate =
      viewer.class === 'customer' &&
      isStop(record) &&
      acceptedStatuses.includes(record.values.Market_Status__c)
    if (isTooLate || (!isPending(record) && !(rescinds && record.values.Status === 'Active'))) {
      return refused(
        'Status',
        'This order can no longer be cancelled.',
        'Esta orden ya no se puede cancelar.',
      )
    }
    const byCustomer = rescinds ? 'Rescinded' : 'By_Customer'
    const reason = viewer.class === 'customer' ? byCustomer : (input.Cancellation_Reason__c ?? null)
    return done([
      change(record, { Status: 'Cancelled', Cancellation_Reason__c: reason }),
      ...endSteps(related.steps ?? [], 'Not Applicable', now),
    ])
  },
  successMessage: label('The order was cancelled.', 'La orden fue cancelada.'),
}

const sendDepositLink: QuickActionDeclaration = {
  apiName: 'Order.SendDepositLink',
  label: label('Send deposit link', 'Enviar enlace del depósito'),
  type: 'SendEmail',
  icon: 'money',
  section: 'Page',
  targetObjectApiName: 'Order',
  fields: [],
  performers: staff,
  reads: ['Status'],
  related: {
    deposits: {
      objectApiName: 'Deposit__c',
      where: [{ fieldApiName: 'Order__c', equals: { record: 'Id' } }],
      fields: ['Status__c'],
    },
  },
  services: ['sendOrderLink'],
  isOffered: isPending,
  effect: ({ record, related }) => {
    const owed: readonly FieldScalar[] = ['Due', 'Part_Paid']
    return related.deposits?.some(({ values }) => owed.includes(values.Status__c ?? null)) === true
      ? done([], orderLink(record.id, 'deposit'))
      : refused('Status', 'No deposit is due for this order.', 'Esta orden no tiene un depósito por pagar.')
  },
  successMessage: label('The link is on its way.', 'El enlace está en camino.'),
}

const sendDocumentLink: QuickActionDeclaration = {
  apiName: 'Order.SendDocumentLink',
  label: label('Send document link', 'Enviar enlace para documentos'),
  type: 'SendEmail',
  icon: 'mail',
  section: 'Page',
  targetObjectApiName: 'Order',
  fields: [],
  performers: staff,
  reads: ['Status'],
  related: {
    documents: {
      objectApiName: 'Document_Requirement__c',
      where: [{ fieldApiName: 'Order__c', equals: { record: 'Id' } }],
      fields: ['Status__c'],
    },
  },
  services: ['sendOrderLink'],
  isOffered: isPending,
  effect: ({ record, related }) => {
    const missing: readonly FieldScalar[] = ['Requested', 'Rejected']
    return related.documents?.some(({ values }) => missing.includes(values.Status__c ?? null)) === true
      ? done([], orderLink(record.id, 'documents'))
      : refused('Status', 'No document is missing for this order.', 'A esta orden no le faltan documentos.')
  },
  successMessage: label('The link is on its way.', 'El enlace está en camino.'),
}

const requestDocument: QuickActionDeclaration = {
  apiName: 'Order.RequestDocument',
  label: label('Request a document', 'Pedir un documento'),
  type: 'Create',
  icon: 'document',
  section: 'Page',
  targetObjectApiName: 'Document_Requirement__c',
  targetParentField: 'Order__c',
  fields: [
    { fieldApiName: 'Document_Type__c', required: true },
    { fieldApiName: 'Due_Date__c' },
    { fieldApiName: 'Is_Required__c', initial: true },
  ],
  performers: staff,
  reads: ['AccountId', 'Status'],
  related: { steps: stepOf('Documents', 'Id') },
  isOffered: isPending,
  effect: ({ record, related, input, now }) => {
    if (!isPending(record)) {
      return refused('Status', 'This order is not pending.', 'Esta orden no está pendiente.')
    }
    const dueDate = input.Due_Date__c ?? null
    if (dueDate !== null && String(dueDate) < localDay(now)) {
      return refused('Due_Date__c', 'Choose today or a later day.', 'Elija hoy o un día posterior.')
    }
    const requirement = {
      type: 'create' as const,
      objectApiName: 'Document_Requirement__c',
      fields: {
        Account__c: record.values.AccountId ?? null,
        Order__c: record.id,
        Document_Type__c: input.Document_Type__c ?? null,
        Is_Required__c: input.Is_Required__c ?? true,
        Due_Date__c: dueDate,
      },
    }
    return done([requirement, ...reopenSteps(related.steps ?? [])])
  },
  successMessage: label('The document was requested.', 'Se pidió el documento.'),
}

export const orderActions: readonly QuickActionDeclaration[] = [
  redate,
  cancel,
  sendDepositLink,
  sendDocumentLink,
  requestDocument,
]
