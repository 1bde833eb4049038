import type { ActionContext, ActionRecord, QuickActionDeclaration } from '@porchlight/metadata'
import {
  change,
  done,
  everyone,
  label,
  refused,
  staff,
  text,
  withNote,
} from '../../../customers/objects/action-kinds'
import { closedDaysOf, closedDaysRelated } from '../../../customers/objects/closed-day/closed-days'
import { localDay } from '../../../customers/rules/calendar-day'
import { closingOf } from './closing'
import { afterCustomersWord, reopeningOf } from './customer-word'

const customersBrand = 'Contact.Customer_Brand__c'

/** The days on which the brand of the case's customer is closed. */
const closedDays = ({ values }: ActionRecord, related: ActionContext['related']) =>
  closedDaysOf(related.closedDays, values[customersBrand])

const sendCaseReply = (caseId: string) => ({ service: 'sendCaseReply', payload: { caseId } })

/**
 * Sends a message to the other side. After ours no reply is owed; after the customer's one is owed again; a customer
 * who writes more before we answered keeps the promised date.
 */
const reply: QuickActionDeclaration = {
  apiName: 'Case.Reply',
  label: label('Reply', 'Responder'),
  type: 'Create',
  icon: 'reply',
  section: 'ActivityComposer',
  targetObjectApiName: 'CaseComment',
  targetParentField: 'ParentId',
  fields: [{ fieldApiName: 'CommentBody', label: label('Reply', 'Respuesta'), required: true }],
  performers: everyone,
  reads: ['Status', 'First_Reply__c', 'Reply_Due__c', 'OwnerId', customersBrand],
  grants: [{ objectApiName: 'Case', update: ['Status', 'Clock_Paused__c', 'Reply_Due__c'] }],
  services: ['sendCaseReply'],
  related: {
    closedDays: closedDaysRelated,
    said: {
      objectApiName: 'CaseComment',
      where: [{ fieldApiName: 'ParentId', equals: { record: 'Id' } }],
      fields: ['Author__c', 'CreatedDate'],
    },
  },
  isOffered: ({ values }) => values.Status !== 'Closed',
  effect: ({ record, related, input, viewer, now }) => {
    if (record.values.Status === 'Closed') {
      return refused('CommentBody', 'Reopen the case first.', 'Reabra primero el caso.')
    }
    const isCustomer = viewer.class === 'customer'
    const comment = {
      type: 'create' as const,
      objectApiName: 'CaseComment',
      fields: {
        ParentId: record.id,
        CommentBody: input.CommentBody ?? null,
        Author__c: isCustomer ? 'Customer' : 'Advisor',
      },
    }
    if (isCustomer) {
      const said = (related.said ?? []).map(({ values }) => values)
      const owed = afterCustomersWord(record.values, said, now, closedDays(record, related))
      return done(owed === null ? [comment] : [comment, change(record, owed)])
    }
    const taken = change(record, {
      First_Reply__c: record.values.First_Reply__c === null ? now.toISOString() : undefined,
      Reply_Due__c: null,
      Status: record.values.Status === 'New' ? 'Working' : undefined,
      OwnerId: record.values.OwnerId === null ? viewer.userId : undefined,
    })
    return done([comment, taken], sendCaseReply(record.id))
  },
  successMessage: label('Your reply was sent.', 'Su respuesta fue enviada.'),
}

const close: QuickActionDeclaration = {
  apiName: 'Case.Close',
  label: label('Close case', 'Cerrar el caso'),
  type: 'Update',
  icon: 'close',
  section: 'Page',
  targetObjectApiName: 'Case',
  fields: [{ fieldApiName: 'Resolution__c', required: true }],
  performers: staff,
  reads: ['Status', 'Type', 'Complaint_Due_Date__c', 'CreatedDate'],
  services: ['sendCaseReply'],
  isOffered: ({ values }) => values.Status !== 'Closed',
  effect: ({ record, input, now }) => {
    if (record.values.Status === 'Closed') {
      return refused('Status', 'This case is closed already.', 'Este caso ya está cerrado.')
    }
    const closed = closingOf(record.values, text(input.Resolution__c), now)
    return done([change(record, closed)], sendCaseReply(record.id))
  },
  successMessage: label('The case was closed.', 'El caso fue cerrado.'),
}

const reopen: QuickActionDeclaration = {
  apiName: 'Case.Reopen',
  label: label('Reopen case', 'Reabrir el caso'),
  type: 'Update',
  icon: 'new',
  section: 'Page',
  targetObjectApiName: 'Case',
  fields: [],
  performers: everyone,
  reads: ['Status', customersBrand],
  related: { closedDays: closedDaysRelated },
  grants: [{ objectApiName: 'Case', update: ['Status', 'ClosedDate', 'Reply_Due__c'] }],
  isOffered: ({ values }) => values.Status === 'Closed',
  effect: ({ record, related, viewer, now }) =>
    record.values.Status === 'Closed'
      ? done([change(record, reopeningOf(viewer.class === 'customer', now, closedDays(record, related)))])
      : refused('Status', 'This case is open.', 'Este caso está abierto.'),
  successMessage: label('The case is open again.', 'El caso está abierto de nuevo.'),
}

const assign: QuickActionDeclaration = {
  apiName: 'Case.Assign',
  label: label('Assign', 'Asignar'),
  type: 'Update',
  icon: 'person',
  section: 'Page',
  targetObjectApiName: 'Case',
  fields: [{ fieldApiName: 'OwnerId', required: true }],
  performers: staff,
  reads: ['Status'],
  related: {
    owner: {
      objectApiName: 'User',
      where: [{ fieldApiName: 'Id', equals: { input: 'OwnerId' } }],
      fields: ['Portal_Role__c', 'IsActive'],
    },
  },
  effect: ({ record, input, related }) => {
    const owner = related.owner?.[0]
    const isStaff = owner !== undefined && owner.values.Portal_Role__c !== 'Customer'
    if (!isStaff || owner.values.IsActive !== true) {
      return refused('OwnerId', 'Choose an active member of staff.', 'Elija a alguien activo del personal.')
    }
    const status = record.values.Status === 'New' ? 'Working' : undefined
    return done([change(record, { OwnerId: input.OwnerId ?? null, Status: status })])
  },
  successMessage: label('The case was assigned.', 'El caso fue asignado.'),
}

/** Brings a case before a supervisor, with the reason as an internal note. */
const escalate: QuickActionDeclaration = {
  apiName: 'Case.Escalate',
  label: label('Escalate', 'Escalar'),
  type: 'Update',
  icon: 'time',
  section: 'Page',
  targetObjectApiName: 'Case',
  fields: [{ fieldApiName: 'Comments', label: label('Reason', 'Motivo'), required: true, initial: null }],
  performers: staff,
  reads: ['Status', 'Comments', 'Contact.Customer_Brand__c'],
  related: {
    supervisors: {
      objectApiName: 'User',
      where: [
        { fieldApiName: 'Portal_Role__c', equals: { value: 'Supervisor' } },
        { fieldApiName: 'Served_Brand__c', equals: { record: 'Contact.Customer_Brand__c' } },
      ],
      fields: ['IsActive'],
    },
  },
  isOffered: ({ values }) => values.Status !== 'Closed' && values.Status !== 'Escalated',
  effect: ({ record, input, related, now }) => {
    if (record.values.Status === 'Escalated') {
      return refused('Status', 'This case is escalated already.', 'Este caso ya está escalado.')
    }
    const supervisor = related.supervisors?.find(({ values }) => values.IsActive === true)
    const escalated = change(record, {
      Status: 'Escalated',
      Priority: 'High',
      Clock_Paused__c: null,
      Comments: withNote(record.values.Comments, localDay(now), input.Comments),
      OwnerId: supervisor?.id,
    })
    return done([escalated])
  },
  successMessage: label('The case was escalated.', 'El caso fue escalado.'),
}

const logCall: QuickActionDeclaration = {
  apiName: 'Case.LogCall',
  label: label('Log a call', 'Registrar una llamada'),
  type: 'LogACall',
  icon: 'call',
  section: 'ActivityComposer',
  targetObjectApiName: 'Case',
  fields: [
    { fieldApiName: 'Comments', label: label('What was said', 'Qué se dijo'), required: true, initial: null },
  ],
  performers: staff,
  reads: ['Status', 'Comments', 'First_Reply__c', 'OwnerId'],
  effect: ({ record, input, viewer, now }) =>
    done([
      change(record, {
        Comments: withNote(record.values.Comments, localDay(now), input.Comments),
        First_Reply__c: record.values.First_Reply__c === null ? now.toISOString() : undefined,
        Reply_Due__c: null,
        Status: record.values.Status === 'New' ? 'Working' : undefined,
        OwnerId: record.values.OwnerId === null ? viewer.userId : undefined,
      }),
    ]),
  successMessage: label('The call was logged.', 'La llamada fue registrada.'),
}

export const caseActions: readonly QuickActionDeclaration[] = [
  reply,
  close,
  reopen,
  assign,
  escalate,
  logCall,
]
