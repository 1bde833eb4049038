import type { LayoutsDeclaration } from '@porchlight/metadata'

/** A debt or a switch-hold from the notice to the evidence that ends it. */
export const noticePaths: NonNullable<LayoutsDeclaration['paths']> = {
  Status__c: {
    Open: {
      guidance: {
        en: 'Find out whose debt it is: that of an earlier occupant is never the customer’s.',
        es: 'Averigüe de quién es la deuda: la de un ocupante anterior nunca es del cliente.',
      },
      keyFields: ['Reason__c', 'Amount__c', 'Placed_By__c', 'Resolution_Path__c'],
    },
    Checking: {
      guidance: {
        en: 'The customer says that it is settled. Look for the payment or the utility’s release.',
        es: 'El cliente dice que está resuelto. Busque el pago o la liberación de la compañía de distribución.',
      },
      keyFields: ['Customer_Confirmed__c', 'Confirmed_Date__c', 'Evidence__c'],
    },
    Resolved: {
      guidance: {
        en: 'The evidence is there: the order can go on.',
        es: 'La prueba está: la orden puede continuar.',
      },
      keyFields: ['Evidence__c', 'Resolved_Date__c'],
    },
    Rejected: {
      guidance: {
        en: 'Tell the customer which proof would be accepted.',
        es: 'Diga al cliente qué prueba se aceptaría.',
      },
      keyFields: ['Resolution_Path__c', 'Internal_Notes__c'],
    },
  },
}
