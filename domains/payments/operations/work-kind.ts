import {
  defineWorkKind,
  forSupervisors,
  openDaysAfter,
} from '../../customers/operations/work/define-work-kind'
import { refundObject } from '../objects/refund/object'

/** Refunds that a second person has to approve, never the person who requested them. */
export const workKind = defineWorkKind({
  name: 'refund',
  label: { en: 'Refunds', es: 'Reembolsos' },
  object: refundObject,
  waits: forSupervisors({ where: { Status__c: 'Waiting' }, by: 'Requested_At__c' }),
  about: { customer: 'Account__r.Contact' },
  requester: 'Requested_By__c',
  title: 'Reason__c',
  detail: 'Amount__c',
  fields: ['Requested_At__c'],
  due: ({ Requested_At__c: requested }, closed) => [openDaysAfter(requested, 1, closed)],
})
