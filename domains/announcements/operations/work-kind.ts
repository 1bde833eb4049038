import {
  defineWorkKind,
  forSupervisors,
  openDaysAfter,
} from '../../customers/operations/work/define-work-kind'
import { announcementObject } from '../objects/announcement/object'

/** Announcements that a second person has to approve before they are published, never the person who requested it. */
export const workKind = defineWorkKind({
  name: 'announcement',
  label: { en: 'Announcements', es: 'Comunicados' },
  object: announcementObject,
  waits: forSupervisors({ where: { Status__c: 'Waiting' }, by: 'Requested_At__c' }),
  about: { brand: 'Brand__c' },
  requester: 'Requested_By__c',
  title: 'Name',
  detail: 'Kind__c',
  fields: ['Requested_At__c', 'Starts_At__c'],
  due: ({ Requested_At__c: requested, Starts_At__c: starts }, closed) => [
    starts,
    openDaysAfter(requested, 1, closed),
  ],
})
