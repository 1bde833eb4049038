import { brandKeyOf, demoBrandKeys } from '../world/demo-brands'
import { demoId } from '../world/demo-id'
import type { DemoRecord } from '../world/demo-world'
import { electricLocations } from '../world/locations'
import { momentOf } from '../world/moment'
import { addDays } from '../world/month'
import { personName, streetAddress } from '../world/names'
import type { DemoPeople } from '../world/people'
import { emailOf } from '../world/person'
import { planOf } from '../world/plans'
import { demoProductId } from './product'

const statuses = ['New', 'Contacted', 'Converted', 'Unqualified'] as const
const perBrand = 12

/** Returns twelve unfinished sign-ups for each brand, three in each state. */
export function demoLeads({ seed, today }: DemoPeople): readonly DemoRecord[] {
  return demoBrandKeys.flatMap((brand, brandIndex) =>
    Array.from({ length: perBrand }, (_, index) => {
      const number = 300 + index * demoBrandKeys.length + brandIndex
      const language = index % 3 === 1 ? 'es' : 'en'
      const { firstName, lastName } = personName(language, number)
      const location = electricLocations[number % electricLocations.length] ?? electricLocations[0]
      const status = statuses[index % statuses.length] ?? 'New'
      return {
        objectApiName: 'Lead',
        id: demoId(seed, '00Q', `${brand} ${index}`),
        fields: {
          FirstName: firstName,
          LastName: lastName,
          Email: emailOf({ key: '', firstName, lastName, language, brand, mobilePhone: '', homes: [] }),
          MobilePhone: `(${location.areaCode}) 555-01${String(20 + (number % 80)).padStart(2, '0')}`,
          Preferred_Language__c: language,
          Lead_Brand__c: brandKeyOf(brand),
          Status: status,
          LeadSource: index % 4 === 3 ? 'Phone' : index % 4 === 2 ? 'Referral' : 'Web',
          Step__c: status === 'Converted' ? 'Complete' : index % 2 === 0 ? 'Sign_Up' : 'Review',
          Plan__c: demoProductId(seed, planOf(brand, location.utilities[0], 'Fixed 12')),
          Service_Street__c: streetAddress(number, null),
          Service_City__c: location.city,
          Service_State__c: location.state,
          Service_Postal_Code__c: location.postalCode,
          Requested_Start_Date__c: addDays(today, 5 + index),
          CreatedDate: momentOf(addDays(today, -1 - index), 17),
        },
      }
    }),
  )
}
