import { defineWorkKind } from '../../customers/operations/work/define-work-kind'
import { closeOfBusiness } from '../../customers/rules/reply-clock'
import { caseObject } from '../objects/case/object'

const open = ['New', 'Working', 'Escalated'] as const

/** Cases that we owe a reply, and complaints until they have their result. */
export const workKind = defineWorkKind({
  name: 'case',
  label: { en: 'Cases', es: 'Casos' },
  object: caseObject,
  waits: () => [
    { where: { Status: open, Reply_Due__c: { ne: null } }, by: 'Reply_Due__c' },
    { where: { Status: open, Complaint_Due_Date__c: { ne: null } }, by: 'Complaint_Due_Date__c' },
  ],
  about: { customer: 'Contact' },
  title: 'Subject',
  detail: 'Type',
  fields: ['Reply_Due__c', 'Complaint_Due_Date__c'],
  // The day for a complaint is the law's: no closed day of the brand moves it.
  due: ({ Reply_Due__c: reply, Complaint_Due_Date__c: complaint }) => [
    reply,
    complaint === null ? null : closeOfBusiness(complaint),
  ],
})
