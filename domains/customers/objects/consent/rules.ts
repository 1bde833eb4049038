import type { StateTable, ValidationRule } from '@porchlight/metadata'

export const consentRules: readonly ValidationRule[] = [
  {
    name: 'consentsAreNeverChanged',
    // Whoever writes, the platform too: a record of consent is evidence.
    check: ({ previous }) =>
      previous === null
        ? null
        : {
            fieldApiName: 'Action__c',
            message: {
              en: 'Record another consent instead.',
              es: 'Registre otro consentimiento.',
            },
          },
  },
]

export const consentStateTables: readonly StateTable[] = []
