import {
  defineWorkKind,
  forSupervisors,
  openDaysAfter,
} from '../../customers/operations/work/define-work-kind'
import { depositObject } from '../objects/deposit/object'

/** Waivers and refunds of deposits that a second person has to approve, never the person who requested them. */
export const workKind = defineWorkKind({
  name: 'approval',
  label: { en: 'Approvals', es: 'Aprobaciones' },
  object: depositObject,
  waits: forSupervisors({ where: { Approval_Status__c: 'Pending' }, by: 'Approval_Requested_At__c' }),
  about: { customer: 'Account__r.Contact' },
  requester: 'Approval_Requested_By__c',
  title: 'Approval_Action__c',
  detail: 'Required_Amount__c',
  fields: ['Approval_Requested_At__c'],
  due: ({ Approval_Requested_At__c: requested }, closed) => [openDaysAfter(requested, 1, closed)],
})
