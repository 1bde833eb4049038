import { type LayoutsDeclaration, systemSection } from '@porchlight/metadata'

export const documentReasonLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'texts',
      heading: { en: 'What customers read', es: 'Lo que leen los clientes' },
      columns: 2,
      cells: ['Name', 'Label_ES__c'],
    },
    {
      name: 'details',
      heading: { en: 'Details', es: 'Detalles' },
      columns: 2,
      cells: ['Brand__c', 'Document_Type__c', 'Position__c', 'Status__c'],
    },
    systemSection,
  ],
  compact: ['Name', 'Status__c', 'Brand__c', 'Document_Type__c'],
  paths: {
    Status__c: {
      Active: {
        guidance: {
          en: 'Reviewers can choose it. A change applies to documents that are rejected from now on.',
          es: 'Quienes revisan pueden elegirlo. Un cambio se aplica a los documentos que se rechacen desde ahora.',
        },
        keyFields: ['Brand__c', 'Document_Type__c'],
      },
      Inactive: {
        guidance: {
          en: 'It can’t be chosen any more. Customers who were given it still read it. You can make it active again.',
          es: 'Ya no se puede elegir. Los clientes que lo recibieron lo siguen leyendo. Se puede volver a activar.',
        },
        keyFields: ['Brand__c'],
      },
    },
  },
}
