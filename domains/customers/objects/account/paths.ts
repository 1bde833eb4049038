import type { LayoutsDeclaration } from '@porchlight/metadata'

/** An account from its enrolment to its last bill. */
export const accountPaths: NonNullable<LayoutsDeclaration['paths']> = {
  Status__c: {
    Pending: {
      guidance: {
        en: 'The enrollment is under way: the order shows what is still open.',
        es: 'La inscripción está en curso: la orden muestra lo que falta.',
      },
      keyFields: ['ContactId', 'Contract_Start_Date__c'],
    },
    Active: {
      guidance: {
        en: 'Offer a renewal before the contract ends.',
        es: 'Ofrezca una renovación antes de que termine el contrato.',
      },
      keyFields: ['Plan__c', 'Contract_End_Date__c', 'Balance__c'],
    },
    Closed: {
      guidance: {
        en: 'Send the final bill and refund a deposit that is left.',
        es: 'Envíe la factura final y reembolse el depósito que quede.',
      },
      keyFields: ['Balance__c'],
    },
    Cancelled: {
      guidance: {
        en: 'Service never started: no bill is due.',
        es: 'El servicio nunca comenzó: no se debe ninguna factura.',
      },
      keyFields: ['ContactId'],
    },
  },
}
