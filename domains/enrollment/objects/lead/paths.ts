import type { LayoutsDeclaration } from '@porchlight/metadata'

/** An unfinished sign-up from its first step to the enrolment. */
export const leadPaths: NonNullable<LayoutsDeclaration['paths']> = {
  Status: {
    New: {
      guidance: {
        en: 'See how far they came, and offer help in their language.',
        es: 'Vea hasta dónde llegaron y ofrezca ayuda en su idioma.',
      },
      keyFields: ['Step__c', 'Preferred_Language__c', 'MobilePhone', 'Email'],
    },
    Contacted: {
      guidance: {
        en: 'Send the link to where they stopped. What they typed is still there.',
        es: 'Envíe el enlace al paso en que se quedaron. Lo que escribieron sigue ahí.',
      },
      keyFields: ['Plan__c', 'Requested_Start_Date__c'],
    },
    Converted: {
      guidance: {
        en: 'They are enrolled: go on from the order.',
        es: 'Ya están inscritos: continúe desde la orden.',
      },
      keyFields: ['Plan__c'],
    },
    Unqualified: {
      guidance: {
        en: 'They gave up or cannot be served. Do not write again.',
        es: 'Desistieron o no se les puede dar servicio. No vuelva a escribirles.',
      },
      keyFields: ['Service_Postal_Code__c'],
    },
  },
}
