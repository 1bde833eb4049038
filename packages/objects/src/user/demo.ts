import { demoContactId } from '../contact/demo'
import { demoId } from '../demo-world/demo-id'
import type { DemoRecord, DemoSettings } from '../demo-world/demo-world'
import { personas, personaUsername } from '../demo-world/personas'
import { staff } from '../demo-world/staff'

/** The id of the login of a persona or a member of staff. */
export function demoUserId(seed: number, personKey: string): string {
  return demoId(seed, '005', personKey)
}

/** A login for each persona and each member of staff. */
export function demoUsers({ seed }: DemoSettings): readonly DemoRecord[] {
  const customers = personas.map((persona): DemoRecord => {
    const username = personaUsername(persona)
    return {
      objectApiName: 'User',
      id: demoUserId(seed, persona.key),
      fields: {
        FirstName: persona.firstName,
        LastName: persona.lastName,
        Username: username,
        Email: username,
        ContactId: demoContactId(seed, persona.key),
        Portal_Role__c: 'Customer',
        Served_Brand__c: null,
        IsActive: true,
        LanguageLocaleKey: persona.language === 'es' ? 'es_US' : 'en_US',
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
        Served_Brand__c: member.brand,
        IsActive: true,
        LanguageLocaleKey: 'en_US',
        TimeZoneSidKey: 'America/Chicago',
      },
    }),
  )
  return [...customers, ...members]
}
