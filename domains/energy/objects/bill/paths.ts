import type { LayoutsDeclaration } from '@porchlight/metadata'

/** A bill from the day it is sent to the day it is paid. */
export const billPaths: NonNullable<LayoutsDeclaration['paths']> = {
  Status__c: {
    Open: {
      guidance: {
        en: 'The amount is due by the due date. Offer a payment plan to whoever asks for time.',
        es: 'El monto vence en la fecha indicada. Ofrezca un plan de pagos a quien pida tiempo.',
      },
      keyFields: ['Closing_Balance__c', 'Due_Date__c'],
    },
    Paid: {
      guidance: { en: 'Nothing is left to pay.', es: 'No queda nada por pagar.' },
      keyFields: ['Closing_Balance__c'],
    },
    Past_Due: {
      guidance: {
        en: 'Look for a payment on its way and a plan before you speak of disconnection.',
        es: 'Busque un pago en camino y un plan antes de hablar de desconexión.',
      },
      keyFields: ['Closing_Balance__c', 'Due_Date__c', 'Account__c'],
    },
    Carried_Over: {
      guidance: {
        en: 'What was left is on a later bill.',
        es: 'Lo que quedó figura en una factura posterior.',
      },
      keyFields: ['Closing_Balance__c'],
    },
  },
}
