import { type LayoutsDeclaration, systemSection } from '@porchlight/metadata'

export const replyTemplateLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'details',
      heading: { en: 'Details', es: 'Detalles' },
      columns: 2,
      cells: ['Brand__c', 'Case_Type__c', 'Position__c', 'Status__c'],
    },
    {
      name: 'texts',
      heading: { en: 'What customers read', es: 'Lo que leen los clientes' },
      columns: 2,
      cells: ['Name', 'Label_ES__c', 'Text__c', 'Text_ES__c'],
    },
    systemSection,
  ],
  compact: ['Name', 'Status__c', 'Brand__c', 'Case_Type__c'],
  paths: {
    Status__c: {
      Draft: {
        guidance: {
          en: 'Advisors can’t choose it yet. Read both languages once more, then offer it.',
          es: 'Los asesores todavía no pueden elegirla. Lea otra vez ambos idiomas y luego ofrézcala.',
        },
        keyFields: ['Brand__c', 'Case_Type__c'],
      },
      Offered: {
        guidance: {
          en: 'The brand’s advisors can choose it. A change applies to replies from now on, not to those already sent.',
          es: 'Los asesores de la marca pueden elegirla. Un cambio se aplica a las próximas respuestas, no a las ya enviadas.',
        },
        keyFields: ['Brand__c', 'Case_Type__c'],
      },
      Withdrawn: {
        guidance: {
          en: 'It is no longer offered. Make a copy to offer it again.',
          es: 'Ya no se ofrece. Haga una copia para ofrecerla de nuevo.',
        },
        keyFields: ['Brand__c'],
      },
    },
  },
}
