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
          en: 'Nobody is offered this yet. Read both languages once more, then offer it.',
          es: 'Todavía no se ofrece a nadie. Lea otra vez ambos idiomas y luego ofrézcala.',
        },
        keyFields: ['Brand__c', 'Case_Type__c'],
      },
      Offered: {
        guidance: {
          en: 'Advisors of the brand can choose it. A change counts for the next reply; what was sent stays.',
          es: 'Los asesores de la marca pueden elegirla. Un cambio vale para la próxima respuesta; lo enviado queda.',
        },
        keyFields: ['Brand__c', 'Case_Type__c'],
      },
      Withdrawn: {
        guidance: {
          en: 'It is not offered any more and does not come back. Make a copy to offer it again.',
          es: 'Ya no se ofrece y no vuelve. Haga una copia para ofrecerla de nuevo.',
        },
        keyFields: ['Brand__c'],
      },
    },
  },
}
