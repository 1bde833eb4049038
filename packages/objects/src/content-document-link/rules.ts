import type { ObjectDeclaration, StateTable, ValidationRule } from '@porchlight/metadata'

const uses = ['Case__c', 'Document_Requirement__c', 'Order__c'] as const

/** The platform's field for "any record" follows from the reference that is set. */
export const contentDocumentLinkDerived: NonNullable<ObjectDeclaration['derived']> = {
  fields: ['LinkedEntityId'],
  compute: (next) => ({
    LinkedEntityId: next.Case__c ?? next.Document_Requirement__c ?? next.Order__c ?? null,
  }),
}

export const contentDocumentLinkRules: readonly ValidationRule[] = [
  {
    name: 'oneRecordIsLinked',
    check: ({ next }) =>
      uses.filter((field) => next[field] != null).length === 1
        ? null
        : {
            fieldApiName: 'Case__c',
            message: {
              en: 'Choose one case, document requirement or order.',
              es: 'Elija un caso, un documento requerido o una orden.',
            },
          },
  },
]

export const contentDocumentLinkStateTables: readonly StateTable[] = []
