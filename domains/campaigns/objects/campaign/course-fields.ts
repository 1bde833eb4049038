import type { FieldDeclaration } from '@porchlight/metadata'
import { ownerReference } from '../../../customers/objects/references'

/** Who did what with a campaign, and how far it came. Only the portal's own methods and jobs write these. */
export const courseFields = {
  OwnerId: ownerReference('Owned_Campaigns__r'),
  Submitted_By__c: {
    dataType: 'Reference',
    label: { en: 'Submitted By ID', es: 'Id. de quien la envió a aprobación' },
    referenceTo: 'User',
    relationshipName: 'Submitted_By__r',
  },
  Submitted_At__c: { dataType: 'DateTime', label: { en: 'Submitted', es: 'Enviada a aprobación el' } },
  Approved_By__c: {
    dataType: 'Reference',
    label: { en: 'Approved By ID', es: 'Id. de quien la aprobó' },
    referenceTo: 'User',
    relationshipName: 'Approved_By__r',
  },
  Approved_At__c: { dataType: 'DateTime', label: { en: 'Approved', es: 'Aprobada el' } },
  Approved_Hash__c: {
    dataType: 'String',
    label: { en: 'What was approved (SHA-256)', es: 'Lo que se aprobó (SHA-256)' },
    length: 64,
  },
  Recipient_Count__c: {
    dataType: 'Int',
    label: { en: 'Customers counted', es: 'Clientes contados' },
    inlineHelpText: {
      en: 'Customers who fit when it was submitted; empty while they are being counted.',
      es: 'Clientes que correspondían al enviarla a aprobación; vacío mientras se cuentan.',
    },
  },
  Sent_Count__c: { dataType: 'Int', label: { en: 'Messages sent', es: 'Mensajes enviados' } },
  Left_Out_Count__c: { dataType: 'Int', label: { en: 'Messages withheld', es: 'Mensajes no enviados' } },
  Began_At__c: { dataType: 'DateTime', label: { en: 'Sending began', es: 'Comenzó a enviarse el' } },
  Ended_At__c: { dataType: 'DateTime', label: { en: 'Ended', es: 'Terminó el' } },
} as const satisfies Readonly<Record<string, FieldDeclaration>>
