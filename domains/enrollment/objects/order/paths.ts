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
        en: 'A switch can be rescinded for as long as the law of the place says.',
        es: 'Un cambio de proveedor se puede anular durante el plazo que fija la ley del lugar.',
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
  Market_Status__c: {
    Not_Sent: {
      guidance: {
        en: 'Credit check and what the customer owes us come first.',
        es: 'Primero van la revisión de crédito y lo que el cliente nos debe presentar.',
      },
      keyFields: ['Credit_Status__c', 'Requested_Start_Date__c'],
    },
    Unavailable: {
      guidance: {
        en: 'The market does not answer. The order is sent again by itself.',
        es: 'El mercado no responde. La orden se envía de nuevo sola.',
      },
      keyFields: ['Requested_Start_Date__c'],
    },
    Sent: {
      guidance: {
        en: 'Wait for the answer of the market: accepted, rejected or on hold.',
        es: 'Espere la respuesta del mercado: aceptada, rechazada o suspendida.',
      },
      keyFields: ['Requested_Start_Date__c', 'Utility__c'],
    },
    Accepted: {
      guidance: {
        en: 'The market has the order; the date is still a request.',
        es: 'El mercado tiene la orden; la fecha todavía es una solicitud.',
      },
      keyFields: ['Requested_Start_Date__c', 'Utility__c'],
    },
    Confirmed: {
      guidance: {
        en: 'Service starts on the confirmed date.',
        es: 'El servicio empieza en la fecha confirmada.',
      },
      keyFields: ['Confirmed_Start_Date__c'],
    },
    Rejected: {
      guidance: {
        en: 'Tell the customer why, and what they can do next.',
        es: 'Diga al cliente el motivo y qué puede hacer ahora.',
      },
      keyFields: ['Cancellation_Reason__c'],
    },
    Withdrawn: {
      guidance: {
        en: 'The order was taken back from the market.',
        es: 'La orden se retiró del mercado.',
      },
      keyFields: ['Cancellation_Reason__c'],
    },
  },
}
