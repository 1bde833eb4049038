import { alertKinds } from '@porchlight/domains/alerts/facts/alert-kinds'
import { demoId } from '../world/demo-id'
import type { DemoRecord } from '../world/demo-world'
import { momentOf } from '../world/moment'
import { addDays } from '../world/month'
import type { DemoPeople } from '../world/people'
import { demoAccountId } from './account'

/** Returns two or three alerts for every second customer: on, stopped, or to a number that is not verified yet. */
export function demoAlertSubscriptions({ seed, today, people }: DemoPeople): readonly DemoRecord[] {
  return people.flatMap((person, index) => {
    const [home] = person.homes
    if (index % 2 === 1 || home === undefined) return []
    const status = index % 8 === 4 ? 'Stopped' : index % 8 === 6 ? 'Unverified' : 'Active'
    const chosen = alertKinds.filter((_type, location) => (location + index / 2) % 3 !== 0 || location === 0)
    return chosen.slice(0, 3).map((type, location) => {
      const channel = location === 2 ? 'Email' : 'Text'
      const state = channel === 'Email' && status === 'Unverified' ? 'Active' : status
      const wasVerified = channel === 'Text' && state !== 'Unverified'
      return {
        objectApiName: 'Alert_Subscription__c',
        id: demoId(seed, 'a0f', `${person.key} ${type}`),
        fields: {
          Account__c: demoAccountId(seed, home.key),
          Alert_Type__c: type,
          Channel__c: channel,
          Mobile_Phone__c: channel === 'Text' ? person.mobilePhone : null,
          Status__c: state,
          Verified_At__c: wasVerified ? momentOf(addDays(today, -120), 17) : null,
          Stopped_At__c: state === 'Stopped' ? momentOf(addDays(today, -20), 17) : null,
          Threshold_Amount__c: type === 'High_Usage' ? 180 : null,
        },
      }
    })
  })
}
