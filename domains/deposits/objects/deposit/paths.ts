import type { LayoutsDeclaration } from '@porchlight/metadata'

/** A deposit from the request to the refund. */
export const depositPaths: NonNullable<LayoutsDeclaration['paths']> = {
  Status__c: {
    Due: {
      guidance: {
        en: 'Say the amount, the reason, the highest amount allowed and the ways to be exempt before asking for money.',
        es: 'Diga el monto, el motivo, el máximo permitido y las formas de quedar exento antes de pedir dinero.',
      },
      keyFields: ['Required_Amount__c', 'Cap_Amount__c', 'Due_Date__c'],
    },
    Part_Paid: {
      guidance: {
        en: 'Installments are under way: the rest is due by the due date.',
        es: 'Se está pagando a plazos: el resto vence en la fecha indicada.',
      },
      keyFields: ['Required_Amount__c', 'Paid_Amount__c', 'Due_Date__c'],
    },
    Paid: {
      guidance: {
        en: 'Interest accrues for the customer. After twelve bills paid on time the deposit is refunded.',
        es: 'Los intereses corren a favor del cliente. Tras doce facturas pagadas a tiempo se devuelve el depósito.',
      },
      keyFields: ['Paid_Date__c', 'Payment_Confirmation_Number__c', 'On_Time_Bills__c'],
    },
    Waived: {
      guidance: {
        en: 'Keep the proof to the least that the reason needs, and private.',
        es: 'Pida solo la prueba indispensable para el motivo y manténgala en privado.',
      },
      keyFields: ['Waiver_Reason__c'],
    },
    In_Review: {
      guidance: {
        en: 'The amount is above what is allowed or was disputed: nothing is charged until this is decided.',
        es: 'El monto supera lo permitido o fue objetado: no se cobra nada hasta decidirlo.',
      },
      keyFields: ['Required_Amount__c', 'Cap_Amount__c', 'Internal_Notes__c'],
    },
    Refunding: {
      guidance: {
        en: 'The payments go back to the card that made them. There is nothing to do.',
        es: 'Los pagos se devuelven a la tarjeta con la que se hicieron. No hay nada que hacer.',
      },
      keyFields: ['Paid_Amount__c', 'Payment_Confirmation_Number__c'],
    },
    Refund_Failed: {
      guidance: {
        en: 'The card did not take the refund. Try it again, or send the money in another way and record the day.',
        es: 'La tarjeta no aceptó el reembolso. Inténtelo otra vez, o envíe el dinero de otra forma y registre el día.',
      },
      keyFields: ['Paid_Amount__c', 'Payment_Confirmation_Number__c', 'Internal_Notes__c'],
    },
    Applied: {
      guidance: {
        en: 'The whole deposit paid a part of the final bill. Credit the interest.',
        es: 'Todo el depósito pagó una parte de la factura final. Acredite los intereses.',
      },
      keyFields: ['Refund_Date__c', 'Interest_Accrued__c'],
    },
    Refunded: {
      guidance: {
        en: 'The deposit was refunded with interest.',
        es: 'El depósito se devolvió con sus intereses.',
      },
      keyFields: ['Refund_Date__c', 'Interest_Accrued__c'],
    },
    Cancelled: {
      guidance: { en: 'Nothing is due anymore.', es: 'Ya no se debe nada.' },
      keyFields: ['Internal_Notes__c'],
    },
  },
}
