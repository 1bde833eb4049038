import type { LayoutsDeclaration } from '@porchlight/metadata'

/** An identity check from the link to its result. */
export const identityVerificationPaths: NonNullable<LayoutsDeclaration['paths']> = {
  Status__c: {
    Sent: {
      guidance: {
        en: 'The customer has the link. Send it again, or by the other channel, when it did not arrive.',
        es: 'El cliente tiene el enlace. Envíelo otra vez, o por el otro medio, si no llegó.',
      },
      keyFields: ['Sent_Channel__c', 'Sent_At__c', 'Expires_At__c'],
    },
    Opened: {
      guidance: {
        en: 'The customer has started. There is nothing to do until the check ends.',
        es: 'El cliente ya comenzó. No hay nada que hacer hasta que termine la verificación.',
      },
      keyFields: ['Expires_At__c'],
    },
    Passed: {
      guidance: { en: 'Identity is verified.', es: 'La identidad está verificada.' },
      keyFields: ['Completed_At__c'],
    },
    Failed: {
      guidance: {
        en: 'Ask for documents instead: a failed check is no refusal.',
        es: 'Pida documentos en su lugar: una verificación fallida no es un rechazo.',
      },
      keyFields: ['Failure_Code__c', 'Order__c'],
    },
    Manual_Review: {
      guidance: {
        en: 'Compare the documents with what the customer gave, and decide.',
        es: 'Compare los documentos con lo que dio el cliente y decida.',
      },
      keyFields: ['Risk_Score__c', 'Failure_Code__c', 'Internal_Notes__c'],
    },
    Expired: {
      guidance: { en: 'Send a new link.', es: 'Envíe un enlace nuevo.' },
      keyFields: ['Expires_At__c', 'Times_Sent__c'],
    },
  },
}
