import {
  defineWorkKind,
  forSupervisors,
  openDaysAfter,
} from '../../customers/operations/work/define-work-kind'
import { identityVerificationObject } from '../objects/identity-verification/object'

/** Identities that a person has to check, which a supervisor decides: within one business day, as the page promises. */
export const workKind = defineWorkKind({
  name: 'identity',
  label: { en: 'Identity checks', es: 'Verificaciones de identidad' },
  object: identityVerificationObject,
  waits: forSupervisors({ where: { Status__c: 'Manual_Review' }, by: 'Sent_At__c' }),
  about: { customer: 'Account__r.Contact' },
  title: 'Name',
  fields: ['Sent_At__c', 'Completed_At__c'],
  due: ({ Sent_At__c: sent, Completed_At__c: completed }, closed) => [
    openDaysAfter(completed ?? sent, 1, closed),
  ],
})
