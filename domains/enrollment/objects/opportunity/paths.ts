import type { LayoutsDeclaration } from '@porchlight/metadata'

/** A renewal offer from its preparation to the customer's answer. */
export const opportunityPaths: NonNullable<LayoutsDeclaration['paths']> = {
  StageName: {
    Prospecting: {
      guidance: {
        en: 'Choose a plan that suits the use of the last twelve months.',
        es: 'Elija un plan que convenga al consumo de los últimos doce meses.',
      },
      keyFields: ['Plan__c', 'Contract_End_Date__c'],
    },
    'Proposal/Price Quote': {
      guidance: {
        en: 'The offer is out: its price holds until it ends.',
        es: 'La oferta está enviada: su precio vale hasta que termine.',
      },
      keyFields: ['Plan__c', 'Amount', 'CloseDate'],
    },
    'Closed Won': {
      guidance: {
        en: 'The new contract begins when the present one ends.',
        es: 'El contrato nuevo comienza cuando termina el actual.',
      },
      keyFields: ['Plan__c', 'Contract_End_Date__c'],
    },
    'Closed Lost': {
      guidance: {
        en: 'Without an answer the account goes on month by month.',
        es: 'Sin respuesta, la cuenta continúa mes a mes.',
      },
      keyFields: ['CloseDate'],
    },
  },
}
