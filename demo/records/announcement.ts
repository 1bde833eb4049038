import { brandKeyOf } from '../world/demo-brands'
import { demoId } from '../world/demo-id'
import type { DemoRecord, DemoSettings } from '../world/demo-world'
import { momentOf } from '../world/moment'
import { addDays } from '../world/month'

/** Returns past and future announcements of the first brand: pages of today show none of them. */
export function demoAnnouncements({ seed, today }: DemoSettings): readonly DemoRecord[] {
  const brand = brandKeyOf('first')
  return [
    {
      objectApiName: 'Announcement__c',
      id: demoId(seed, 'a0k', 'storm'),
      fields: {
        Name: 'Thunderstorms tonight',
        Headline_ES__c: 'Tormentas esta noche',
        Text__c: 'Charge your phone. If your power goes out, report it to your utility: see “Power out”.',
        Text_ES__c:
          'Cargue su teléfono. Si se va la luz, repórtelo a su compañía de electricidad: vea “Sin luz”.',
        Brand__c: brand,
        Kind__c: 'Storm',
        Status__c: 'Published',
        Starts_At__c: momentOf(addDays(today, -41), 18, 0),
        Ends_At__c: momentOf(addDays(today, -40), 18, 0),
        CreatedDate: momentOf(addDays(today, -41), 17, 30),
      },
    },
    {
      objectApiName: 'Announcement__c',
      id: demoId(seed, 'a0k', 'winter'),
      fields: {
        Name: 'Get your home ready for the cold',
        Headline_ES__c: 'Prepare su casa para el frío',
        Text__c: 'Close gaps at doors and windows, and set the thermostat to 68 °F while you are at home.',
        Text_ES__c:
          'Selle las rendijas de puertas y ventanas y ponga el termostato en 68 °F cuando esté en casa.',
        Brand__c: brand,
        Kind__c: 'Information',
        Status__c: 'Draft',
        Starts_At__c: momentOf(addDays(today, 10), 14, 0),
        Ends_At__c: momentOf(addDays(today, 40), 14, 0),
        CreatedDate: momentOf(addDays(today, -2), 15, 0),
      },
    },
  ]
}
