import { brandKeyOf } from '../world/demo-brands'
import { demoId } from '../world/demo-id'
import type { DemoRecord } from '../world/demo-world'
import type { DemoPeople } from '../world/people'
import { emailOf } from '../world/person'

/** Returns the id of a person's contact. */
export function demoContactId(seed: number, personKey: string): string {
  return demoId(seed, '003', personKey)
}

/** Returns one contact for each person; about a third of them has no login yet. */
export function demoContacts({ seed, people }: DemoPeople): readonly DemoRecord[] {
  return people.map((person) => ({
    objectApiName: 'Contact',
    id: demoContactId(seed, person.key),
    fields: {
      FirstName: person.firstName,
      LastName: person.lastName,
      Email: emailOf(person),
      MobilePhone: person.mobilePhone,
      OtherPhone: null,
      MailingPostalCode: person.homes.at(-1)?.postalCode ?? null,
      Preferred_Language__c: person.language,
      Customer_Brand__c: brandKeyOf(person.brand),
      IsEmailBounced: person.emailBounced ?? false,
    },
  }))
}
