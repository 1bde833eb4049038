import { type BrandKey, brandKeys, siteOf } from '@porchlight/brands'
import { demoId } from '../world/demo-id'
import type { DemoRecord, DemoSettings } from '../world/demo-world'

/** The area code of a brand's customer service: Houston's unless listed. */
const areaCodes: Partial<Record<BrandKey, string>> = { second: '361', third: '972' }

/** Returns one record for each brand. */
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
      Customer_Service_Phone_Number__c: phoneOf(key),
      Certificate_Number__c: `9990${siteOf(key).position}`,
      Postal_Address__c: `PO Box 55501${siteOf(key).position}, Houston, TX 77255`,
      Disclaimer__c:
        'This is a demonstration. The company, its customers and its prices are invented; nothing here is an offer.',
      Disclaimer_ES__c:
        'Esto es una demostración. La empresa, sus clientes y sus precios son inventados; nada aquí es una oferta.',
    },
  }))
}

function phoneOf(key: BrandKey): string {
  return `(${areaCodes[key] ?? '713'}) 555-01${String(siteOf(key).position).padStart(2, '0')}`
}
