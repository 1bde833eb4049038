import { brandKeyOf } from '../world/demo-brands'
import { demoId } from '../world/demo-id'
import type { DemoRecord, DemoSettings } from '../world/demo-world'
import { momentOf } from '../world/moment'
import { addDays } from '../world/month'

/** Returns the campaigns that the first brand is preparing: none has been sent. */
export function demoCampaigns({ seed, today }: DemoSettings): readonly DemoRecord[] {
  return [
    {
      objectApiName: 'Campaign__c',
      id: demoId(seed, 'a0l', 'cold'),
      fields: {
        Name: 'Cold weather, Houston',
        Brand__c: brandKeyOf('first'),
        Purpose__c: 'Service',
        Channel__c: 'Both',
        Status__c: 'Draft',
        Subject__c: 'A cold front is on its way',
        Subject_ES__c: 'Se acerca un frente frío',
        Mail_Text__c:
          'Hello {firstName},\n\na cold front arrives this week. Your home at {street} will need more energy than usual.\n\nClose gaps at doors and windows, and set the thermostat to 68 °F while you are at home.',
        Mail_Text_ES__c:
          'Hola, {firstName}:\n\nEsta semana llega un frente frío. Su hogar en {street} necesitará más energía de lo normal.\n\nSelle las rendijas de puertas y ventanas y ponga el termostato en 68 °F cuando esté en casa.',
        Text__c: 'A cold front is on its way to {zip}. Charge your phone and see what helps:',
        Text_ES__c: 'Se acerca un frente frio a {zip}. Cargue su telefono y vea lo que ayuda:',
        Page__c: '/outages',
        Only_Status__c: 'Active',
        Only_Zip_Codes__c: '770*',
        Send_Until__c: momentOf(addDays(today, 14), 18, 0),
        CreatedDate: momentOf(addDays(today, -1), 15, 0),
      },
    },
    {
      objectApiName: 'Campaign__c',
      id: demoId(seed, 'a0l', 'paperless'),
      fields: {
        Name: 'Paperless, all who get paper',
        Brand__c: brandKeyOf('first'),
        Purpose__c: 'Offer',
        Channel__c: 'Email',
        Status__c: 'Draft',
        Subject__c: 'Your bill, without paper',
        Subject_ES__c: 'Su factura, sin papel',
        Mail_Text__c:
          'Hello {firstName},\n\nyour bill can come by email, the day it is ready. You turn it on in a minute.',
        Mail_Text_ES__c:
          'Hola, {firstName}:\n\nSu factura puede llegar por correo el mismo día en que está lista. Se activa en un minuto.',
        Page__c: '/paperless',
        Only_Status__c: 'Active',
        Only_Paperless__c: 'No',
        CreatedDate: momentOf(addDays(today, -3), 15, 0),
      },
    },
  ]
}
