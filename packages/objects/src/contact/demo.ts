import { demoId } from '../demo-world/demo-id'
import type { DemoRecord, DemoSettings } from '../demo-world/demo-world'
import { personas, personaUsername } from '../demo-world/personas'

/** The id of a persona's contact. */
export function demoContactId(seed: number, personaKey: string): string {
  return demoId(seed, '003', personaKey)
}

/** One contact for each persona. */
export function demoContacts({ seed }: DemoSettings): readonly DemoRecord[] {
  return personas.map((persona) => ({
    objectApiName: 'Contact',
    id: demoContactId(seed, persona.key),
    fields: {
      FirstName: persona.firstName,
      LastName: persona.lastName,
      Email: personaUsername(persona),
      MobilePhone: persona.mobilePhone,
      OtherPhone: null,
      MailingPostalCode: persona.homes[0]?.postalCode ?? null,
      Preferred_Language__c: persona.language,
      Customer_Brand__c: persona.brand,
    },
  }))
}
