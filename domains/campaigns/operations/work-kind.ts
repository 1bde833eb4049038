import {
  defineWorkKind,
  forSupervisors,
  openDaysAfter,
} from '../../customers/operations/work/define-work-kind'
import { campaignObject } from '../objects/campaign/object'

/** Campaigns that a second person has to approve before they are sent, never the person who submitted them. */
export const workKind = defineWorkKind({
  name: 'campaign',
  label: { en: 'Campaigns', es: 'Campañas' },
  object: campaignObject,
  waits: forSupervisors({ where: { Status__c: 'Waiting' }, by: 'Submitted_At__c' }),
  about: { brand: 'Brand__c' },
  requester: 'Submitted_By__c',
  title: 'Name',
  detail: 'Purpose__c',
  fields: ['Submitted_At__c', 'Planned_At__c'],
  due: ({ Submitted_At__c: submitted, Planned_At__c: planned }, closed) => [
    planned,
    openDaysAfter(submitted, 1, closed),
  ],
})
