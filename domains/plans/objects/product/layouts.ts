import type { LayoutsDeclaration } from '@porchlight/metadata'
import { systemSection } from '@porchlight/metadata'
import { plansLink } from '../../../customers/objects/layout-cells'
import { indexFields, tierFields, windowFields } from './price-fields'

export const productLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'details',
      heading: { en: 'Plan', es: 'Plan' },
      columns: 2,
      cells: [
        'Name',
        'Name_ES__c',
        'IsActive',
        'Offered_From__c',
        'Offered_Until__c',
        'ProductCode',
        'Plan_Brand__c',
        'Commodity__c',
        'Utility__c',
        'Rate_Type__c',
        'Term_Months__c',
        'Renewable_Share__c',
        'Requires_Deposit__c',
      ],
    },
    {
      name: 'price',
      heading: { en: 'Price', es: 'Precio' },
      columns: 2,
      cells: [
        'Energy_Charge__c',
        'Base_Charge__c',
        'Minimum_Usage_Fee__c',
        'Minimum_Usage__c',
        'Bill_Credit__c',
        'Bill_Credit_Threshold__c',
        'Bill_Credit_2__c',
        'Bill_Credit_2_Threshold__c',
        'Buyback_Price__c',
        'Cancellation_Fee__c',
        'Margin__c',
      ],
    },
    {
      name: 'tiers',
      heading: { en: 'Tiers of the energy charge', es: 'Tramos del cargo por energía' },
      columns: 2,
      cells: Object.keys(tierFields),
    },
    {
      name: 'window',
      heading: { en: 'Special hours', es: 'Horario especial' },
      columns: 2,
      cells: Object.keys(windowFields).filter((name) => name.startsWith('Window_1')),
    },
    {
      name: 'secondWindow',
      heading: { en: 'Second special hours', es: 'Segundo horario especial' },
      columns: 2,
      cells: Object.keys(windowFields).filter((name) => name.startsWith('Window_2')),
    },
    {
      name: 'index',
      heading: { en: 'Indexed rate', es: 'Tarifa indexada' },
      columns: 2,
      cells: Object.keys(indexFields),
    },
    {
      name: 'averages',
      heading: { en: 'Average price by usage', es: 'Precio promedio según el consumo' },
      columns: 2,
      cells: ['Average_Price_500__c', 'Average_Price_1000__c', 'Average_Price_2000__c'],
    },
    {
      name: 'texts',
      heading: { en: 'Description', es: 'Descripción' },
      columns: 2,
      cells: ['Description', 'Description_ES__c'],
    },
    {
      name: 'documents',
      heading: { en: 'Documents', es: 'Documentos' },
      columns: 2,
      cells: [
        'Facts_Label_Link__c',
        'Facts_Label_Link_ES__c',
        'Terms_Link__c',
        'Terms_Link_ES__c',
        'Rights_Link__c',
        'Rights_Link_ES__c',
      ],
    },
    {
      name: 'links',
      heading: { en: 'Links', es: 'Enlaces' },
      columns: 2,
      cells: [plansLink],
    },
    systemSection,
  ],
  compact: ['Name', 'ProductCode', 'Plan_Brand__c', 'Term_Months__c', 'Average_Price_1000__c'],
}
