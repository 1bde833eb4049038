import type { LayoutsDeclaration } from '@porchlight/metadata'

/** A refund from the request to the money. */
export const refundPaths: NonNullable<LayoutsDeclaration['paths']> = {
  Status__c: {
    Waiting: {
      guidance: {
        en: 'A supervisor other than the one who requested it approves or declines. The money is reserved.',
        es: 'Aprueba o rechaza un supervisor distinto de quien lo solicitó. El dinero está reservado.',
      },
      keyFields: ['Amount__c', 'Reason__c', 'Requested_By__c'],
    },
    Sending: {
      guidance: {
        en: 'The money is being sent to the card or account that paid.',
        es: 'El dinero se está enviando a la tarjeta o cuenta que pagó.',
      },
      keyFields: ['Amount__c', 'Sent_At__c'],
    },
    Refunded: {
      guidance: {
        en: 'The customer was notified by email. Their bank will show it within 5 to 10 business days.',
        es: 'Se avisó al cliente por correo. Su banco lo mostrará en 5 a 10 días hábiles.',
      },
      keyFields: ['Amount__c', 'Refunded_Date__c'],
    },
    Declined: {
      guidance: {
        en: 'Nothing was sent. The note says why.',
        es: 'No se envió nada. La nota dice por qué.',
      },
      keyFields: ['Decision_Note__c', 'Decided_By__c'],
    },
    Failed: {
      guidance: {
        en: 'Nothing was sent, and the money is no longer reserved. A case is open: answer the customer there.',
        es: 'No se envió nada y el dinero está libre otra vez. Hay un caso abierto: responda al cliente ahí.',
      },
      keyFields: ['Failure__c', 'Amount__c'],
    },
  },
}
