import type { LayoutsDeclaration } from '@porchlight/metadata'
import { systemSection } from '@porchlight/metadata'
import { identityVerificationPaths } from './paths'

export const identityVerificationLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'details',
      heading: { en: 'Verification', es: 'Verificación' },
      columns: 2,
      cells: ['Name', 'Status__c', 'Account__c', 'Order__c', 'OwnerId'],
    },
    {
      name: 'link',
      heading: { en: 'Link', es: 'Enlace' },
      columns: 2,
      cells: ['Sent_Channel__c', 'Times_Sent__c', 'Sent_At__c', 'Expires_At__c'],
    },
    {
      name: 'result',
      heading: { en: 'Result', es: 'Resultado' },
      columns: 2,
      cells: ['Completed_At__c', 'Failure_Code__c', 'Risk_Score__c', 'Provider_Reference__c'],
    },
    {
      name: 'notes',
      heading: { en: 'Notes', es: 'Notas' },
      columns: 1,
      cells: ['Internal_Notes__c'],
    },
    systemSection,
  ],
  compact: ['Name', 'Status__c', 'Sent_At__c', 'Expires_At__c', 'Times_Sent__c'],
  paths: identityVerificationPaths,
}
