import type { LayoutsDeclaration } from '@porchlight/metadata'

/** A payment from the attempt to the money. */
export const paymentPaths: NonNullable<LayoutsDeclaration['paths']> = {
  Status__c: {
    Pending: {
      guidance: {
        en: 'The money is on its way: do not ask for it again.',
        es: 'El dinero está en camino: no lo pida otra vez.',
      },
      keyFields: ['Amount__c', 'Payment_Date__c', 'Method_Type__c'],
    },
    Settled: {
      guidance: { en: 'The money arrived.', es: 'El dinero llegó.' },
      keyFields: ['Settled_Date__c', 'Regained_Date__c', 'Amount__c'],
    },
    Returned: {
      guidance: {
        en: 'The amount is due again. Offer to pay now in another way.',
        es: 'El monto se debe otra vez. Ofrezca pagar ahora de otra forma.',
      },
      keyFields: ['Return_Reason__c', 'Returned_Date__c'],
    },
    Declined: {
      guidance: {
        en: 'Nothing was charged. Another card or a bank account may work.',
        es: 'No se cobró nada. Otra tarjeta o una cuenta bancaria puede servir.',
      },
      keyFields: ['Return_Reason__c', 'Method_Type__c'],
    },
    Cancelled: {
      guidance: {
        en: 'The page was left and nothing was charged.',
        es: 'Se dejó la página y no se cobró nada.',
      },
      keyFields: ['Amount__c'],
    },
    Refunded: {
      guidance: { en: 'The money went back to the customer.', es: 'El dinero se devolvió al cliente.' },
      keyFields: ['Amount__c', 'Payment_Method__c'],
    },
  },
}
