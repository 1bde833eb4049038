import type { LayoutsDeclaration } from '@porchlight/metadata'

/** An enrolment from its submission to the first day of service. */
export const orderPaths: NonNullable<LayoutsDeclaration['paths']> = {
  Stage__c: {
    Submission: {
      guidance: {
        en: 'Settle what stands before service: deposit, documents, identity, balance, switch-hold.',
        es: 'Resuelva lo que impide el servicio: depósito, documentos, identidad, saldo, suspensión de cambio.',
      },
      keyFields: ['Requested_Start_Date__c', 'Rescission_End_Date__c', 'Plan__c'],
    },
    Processing: {
      guidance: {
        en: 'The utility has the order. The date is a request until the market confirms it.',
        es: 'La compañía de distribución tiene la orden. La fecha es una solicitud hasta que el mercado la confirme.',
      },
      keyFields: ['Requested_Start_Date__c', 'Confirmed_Start_Date__c', 'Utility__c'],
    },
    Complete: {
      guidance: {
        en: 'Service has a confirmed date. Nothing more is needed from the customer.',
        es: 'El servicio tiene una fecha confirmada. El cliente no tiene que hacer nada más.',
      },
      keyFields: ['Confirmed_Start_Date__c', 'AccountId'],
    },
  },
  Status: {
    Pending: {
      guidance: {
        en: 'A switch can be rescinded until the third federal business day ends.',
        es: 'Un cambio de proveedor se puede anular hasta el fin del tercer día hábil federal.',
      },
      keyFields: ['Stage__c', 'Rescission_End_Date__c'],
    },
    Active: {
      guidance: { en: 'Service runs under this order.', es: 'El servicio funciona con esta orden.' },
      keyFields: ['Confirmed_Start_Date__c', 'Plan__c'],
    },
    Cancelled: {
      guidance: {
        en: 'Tell the customer the reason and what they can do next.',
        es: 'Diga al cliente el motivo y qué puede hacer ahora.',
      },
      keyFields: ['Cancellation_Reason__c'],
    },
    Closed: {
      guidance: { en: 'A later order took its place.', es: 'Una orden posterior la reemplazó.' },
      keyFields: ['AccountId'],
    },
  },
}
