import type { LayoutsDeclaration } from '@porchlight/metadata'

/** The path of a requirement for service, from open to settled. */
export const workStepPaths: NonNullable<LayoutsDeclaration['paths']> = {
  Status: {
    New: {
      guidance: {
        en: 'Tell whoever has to act what is needed and by when.',
        es: 'Diga a quien debe actuar qué se necesita y para cuándo.',
      },
      keyFields: ['Responsible__c', 'Due_Date__c'],
    },
    'In Progress': {
      guidance: {
        en: 'It is being worked on: look at the due date.',
        es: 'Se está trabajando en esto: mire la fecha límite.',
      },
      keyFields: ['Responsible__c', 'Due_Date__c', 'StartTime'],
    },
    'On Hold': {
      guidance: {
        en: 'Write into the notes what it waits for.',
        es: 'Escriba en las notas qué se espera.',
      },
      keyFields: ['Responsible__c', 'Internal_Notes__c'],
    },
    Completed: {
      guidance: { en: 'This step is settled.', es: 'Este paso está resuelto.' },
      keyFields: ['EndTime'],
    },
    'Not Applicable': {
      guidance: { en: 'This order does not need this step.', es: 'Esta orden no necesita este paso.' },
      keyFields: ['Order__c'],
    },
  },
}
