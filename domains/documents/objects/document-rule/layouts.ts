import { type LayoutsDeclaration, systemSection } from '@porchlight/metadata'

export const documentRuleLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'details',
      heading: { en: 'When it is asked for', es: 'Cuándo se pide' },
      columns: 2,
      cells: [
        'Brand__c',
        'Document_Type__c',
        'Required_For__c',
        'Days_To_Send__c',
        'Is_Offered__c',
        'Brand_Type__c',
        'Name',
      ],
    },
    {
      name: 'texts',
      heading: { en: 'What customers read', es: 'Lo que leen los clientes' },
      columns: 2,
      cells: ['Explanation__c', 'Explanation_ES__c'],
    },
    systemSection,
  ],
  compact: ['Name', 'Brand__c', 'Required_For__c', 'Days_To_Send__c'],
}
