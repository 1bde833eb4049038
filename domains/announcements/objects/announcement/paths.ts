import type { LayoutsDeclaration } from '@porchlight/metadata'

/** An announcement from its first word to its end. */
export const announcementPaths: NonNullable<LayoutsDeclaration['paths']> = {
  Status__c: {
    Draft: {
      guidance: {
        en: 'You can publish an outage or storm notice yourself, because minutes count. For prices and information, request approval: someone else publishes it.',
        es: 'Usted mismo puede publicar un aviso de apagón o tormenta, porque cada minuto cuenta. Para precios e información, solicite la aprobación: lo publica otra persona.',
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
        en: 'Everyone can read it from its start to its end. To end it now, withdraw it.',
        es: 'Todos lo leen desde su inicio hasta su fin. Para terminarlo de inmediato, retírelo.',
      },
      keyFields: ['Starts_At__c', 'Ends_At__c', 'Decided_By__c'],
    },
    Withdrawn: {
      guidance: {
        en: 'It is no longer shown and can’t be published again. Make a copy to publish it again.',
        es: 'Ya no se muestra y no se puede volver a publicar. Haga una copia para publicarlo de nuevo.',
      },
      keyFields: ['Brand__c'],
    },
  },
}
