import { defineWorkKind, openDaysAfter } from '../../customers/operations/work/define-work-kind'
import { noticeObject } from '../objects/notice/object'

/** Notices that the customer reports as settled: they are answered within two business days, as their page promises. */
export const workKind = defineWorkKind({
  name: 'notice',
  label: { en: 'Notices', es: 'Avisos' },
  object: noticeObject,
  waits: () => [{ where: { Status__c: 'Checking' }, by: 'Confirmed_Date__c' }],
  about: { customer: 'Account__r.Contact' },
  title: 'Notice_Type__c',
  detail: 'Reason__c',
  fields: ['Confirmed_Date__c', 'Placed_Date__c'],
  due: ({ Confirmed_Date__c: confirmed, Placed_Date__c: placed }, closed) => [
    openDaysAfter(confirmed ?? placed, 2, closed),
  ],
})
