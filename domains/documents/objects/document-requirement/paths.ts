import type { LayoutsDeclaration } from '@porchlight/metadata'

/** A document from the request to the decision. */
export const documentRequirementPaths: NonNullable<LayoutsDeclaration['paths']> = {
  Status__c: {
    Requested: {
      guidance: {
        en: 'The customer can send it from the link, without a login.',
        es: 'El cliente puede enviarlo desde el enlace, sin iniciar sesión.',
      },
      keyFields: ['Document_Type__c', 'Due_Date__c'],
    },
    Received: {
      guidance: {
        en: 'Open the file and look whether every page and side is there.',
        es: 'Abra el archivo y revise que estén todas las páginas y los lados.',
      },
      keyFields: ['Received_Date__c', 'Receipt_Number__c'],
    },
    Checking: {
      guidance: {
        en: 'Compare name, address and date with the order. Ask nobody about immigration.',
        es: 'Compare nombre, dirección y fecha con la orden. No pregunte a nadie sobre migración.',
      },
      keyFields: ['Document_Type__c', 'Order__c', 'Reviewed_By__c'],
    },
    Accepted: {
      guidance: { en: 'Nothing more is needed for this one.', es: 'No se necesita nada más para este.' },
      keyFields: ['Reviewed_By__c'],
    },
    Rejected: {
      guidance: {
        en: 'The customer reads the reason and sends the document again in its place.',
        es: 'El cliente lee el motivo y envía el documento otra vez en su lugar.',
      },
      keyFields: ['Rejection_Text__c', 'Rejection_Text_ES__c'],
    },
    Waived: {
      guidance: { en: 'This document is no longer needed.', es: 'Este documento ya no se necesita.' },
      keyFields: ['Internal_Notes__c'],
    },
  },
}
