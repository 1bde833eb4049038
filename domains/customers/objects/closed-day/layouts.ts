import { type LayoutsDeclaration, systemSection } from '@porchlight/metadata'

export const closedDayLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'details',
      heading: { en: 'Details', es: 'Detalles' },
      columns: 2,
      cells: ['Brand__c', 'Day__c', 'Name', 'Label_ES__c', 'Status__c', 'Brand_Day__c'],
    },
    systemSection,
  ],
  compact: ['Name', 'Day__c', 'Brand__c', 'Status__c'],
  paths: {
    Status__c: {
      Closed: {
        guidance: {
          en: 'Replies and checks that are promised from now on are not due on this day. What was promised before stays. Days that the law counts do not change.',
          es: 'Las respuestas y revisiones que se prometan desde ahora no vencen este día. Lo prometido antes queda. Los plazos de la ley no cambian.',
        },
        keyFields: ['Day__c', 'Brand__c'],
      },
      Open_After_All: {
        guidance: {
          en: 'The day counts like any other. It can be closed again until it comes.',
          es: 'El día cuenta como cualquier otro. Antes de que llegue se puede volver a cerrar.',
        },
        keyFields: ['Day__c', 'Brand__c'],
      },
    },
  },
}
