import { brandKeys } from '@porchlight/metadata'
import { demoId } from '../world/demo-id'
import type { DemoRecord, DemoSettings } from '../world/demo-world'

const phones = { first: '(713) 555-0101', second: '(361) 555-0102', third: '(972) 555-0103' } as const

/** One record for each brand. */
export function demoBrands({ seed }: DemoSettings): readonly DemoRecord[] {
  return brandKeys.map((key) => ({
    objectApiName: 'Brand__c',
    id: demoId(seed, 'a01', key),
    fields: {
      Name: key,
      Customer_Service_Hours__c:
        'Monday to Friday, 7 a.m. to 8 p.m.; Saturday, 8 a.m. to 5 p.m. Central Time',
      Customer_Service_Hours_ES__c:
        'De lunes a viernes, de 7 a.m. a 8 p.m.; sábados, de 8 a.m. a 5 p.m., hora del Centro',
      Customer_Service_Phone_Number__c: phones[key],
      Privacy_Policy_Link__c: `https://www.example.com/${key}/privacy`,
      Privacy_Policy_Link_ES__c: `https://www.example.com/${key}/es/privacidad`,
      Terms_of_Use__c: `https://www.example.com/${key}/terms`,
      Terms_of_Use_ES__c: `https://www.example.com/${key}/es/terminos`,
      Disclaimer__c:
        'This is a demonstration. The company, its customers and its prices are invented; nothing here is an offer.',
      Disclaimer_ES__c:
        'Esto es una demostración. La empresa, sus clientes y sus precios son inventados; nada aquí es una oferta.',
    },
  }))
}
