import { brandKeyOf } from '../world/demo-brands'
import { demoId } from '../world/demo-id'
import type { DemoRecord } from '../world/demo-world'
import type { DemoPeople } from '../world/people'
import { emailOf } from '../world/person'
import { staff } from '../world/staff'
import { demoContactId } from './contact'

/** Returns the id of the login of a customer or a member of staff. */
export function demoUserId(seed: number, personKey: string): string {
  return demoId(seed, '005', personKey)
}

/** Returns a login for each customer who has signed up and each member of staff. */
export function demoUsers({ seed, people }: DemoPeople): readonly DemoRecord[] {
  const signedUp = people.filter((person) => person.hasLogin !== false)
  const customers = signedUp.map((person): DemoRecord => {
    const username = emailOf(person)
    return {
      objectApiName: 'User',
      id: demoUserId(seed, person.key),
      fields: {
        FirstName: person.firstName,
        LastName: person.lastName,
        Username: username,
        Email: username,
        ContactId: demoContactId(seed, person.key),
        Portal_Role__c: 'Customer',
        Served_Brand__c: null,
        IsActive: true,
        LanguageLocaleKey: person.language === 'es' ? 'es_US' : 'en_US',
        TimeZoneSidKey: 'America/Chicago',
      },
    }
  })
  const members = staff.map(
    (member): DemoRecord => ({
      objectApiName: 'User',
      id: demoUserId(seed, member.key),
      fields: {
        FirstName: member.firstName,
        LastName: member.lastName,
        Username: member.username,
        Email: member.username,
        ContactId: null,
        Portal_Role__c: member.role,
        Served_Brand__c: member.brand === null ? null : brandKeyOf(member.brand),
        IsActive: true,
        LanguageLocaleKey: 'en_US',
        TimeZoneSidKey: 'America/Chicago',
      },
    }),
  )
  return [...customers, ...members]
}
