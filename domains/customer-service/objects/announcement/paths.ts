import type { LayoutsDeclaration } from '@porchlight/metadata'

/** An announcement from its first word to its end. */
export const announcementPaths: NonNullable<LayoutsDeclaration['paths']> = {
  Status__c: {
    Draft: {
      guidance: {
        en: 'An outage or a storm you publish by yourself, because minutes count. For prices and information request approval: somebody else publishes.',
        es: 'Un apagón o una tormenta los publica usted, porque cada minuto cuenta. Para precios e información solicite la aprobación: publica otra persona.',
      },
      keyFields: ['Kind__c', 'Decision_Note__c'],
    },
    Waiting: {
      guidance: {
        en: 'A supervisor or administrator other than the one who requested it approves it or sends it back. Until then it cannot be changed.',
        es: 'Un supervisor o administrador distinto de quien lo solicitó lo aprueba o lo devuelve. Hasta entonces no se puede cambiar.',
      },
      keyFields: ['Requested_By__c', 'Starts_At__c', 'Ends_At__c'],
    },
    Published: {
      guidance: {
        en: 'Everybody reads it from its start to its end. To end it at once, withdraw it.',
        es: 'Todos lo leen desde su inicio hasta su fin. Para terminarlo de inmediato, retírelo.',
      },
      keyFields: ['Starts_At__c', 'Ends_At__c', 'Decided_By__c'],
    },
    Withdrawn: {
      guidance: {
        en: 'Nobody reads it any more, and it does not come back. Make a copy to publish it again.',
        es: 'Ya nadie lo lee y no vuelve. Haga una copia para publicarlo de nuevo.',
      },
      keyFields: ['Brand__c'],
    },
  },
}
