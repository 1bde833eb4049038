import {
  isTimeZone,
  type ObjectDeclaration,
  type StateTable,
  type ValidationRule,
} from '@porchlight/metadata'
import { fullName } from '../full-name'

/** The name follows from its parts; `Calc_Contact_Id__c` repeats the contact's id for pages that read text. */
export const userDerived: NonNullable<ObjectDeclaration['derived']> = {
  fields: ['Name', 'Calc_Contact_Id__c'],
  compute: (next) => ({
    Name: fullName(next.FirstName, next.LastName),
    Calc_Contact_Id__c: next.ContactId ?? null,
  }),
}

export const userRules: readonly ValidationRule[] = [
  {
    // A stored zone from before this rule may stay: mails are written in the zone of the market then.
    name: 'timeZoneIsKnown',
    check: ({ next, previous }) =>
      next.TimeZoneSidKey == null ||
      next.TimeZoneSidKey === previous?.TimeZoneSidKey ||
      isTimeZone(String(next.TimeZoneSidKey))
        ? null
        : {
            fieldApiName: 'TimeZoneSidKey',
            message: {
              en: 'Choose a time zone such as America/Chicago.',
              es: 'Elija una zona horaria, por ejemplo America/Chicago.',
            },
          },
  },
  {
    name: 'systemRoleIsNotGiven',
    check: ({ next, previous, viewer }) =>
      viewer.class === 'system' || (next.Portal_Role__c !== 'System' && previous?.Portal_Role__c !== 'System')
        ? null
        : {
            fieldApiName: 'Portal_Role__c',
            message: {
              en: 'Choose another role: System is for the platform itself.',
              es: 'Elija otra función: Sistema es para la propia plataforma.',
            },
          },
  },
  {
    // Whoever ends or lowers an access by mistake has to be somebody else than its owner, who could not take it back.
    name: 'ownAccessIsForOthers',
    check: ({ next, previous, viewer }) => {
      if (viewer.class !== 'admin' || previous === null || previous.Id !== viewer.userId) return null
      const fieldApiName = ['Portal_Role__c', 'IsActive'].find((field) => next[field] !== previous[field])
      return fieldApiName === undefined
        ? null
        : {
            fieldApiName,
            message: {
              en: 'Ask another administrator to change your own role or access.',
              es: 'Pida a otro administrador que cambie su propia función o su acceso.',
            },
          }
    },
  },
  {
    name: 'staffServeABrand',
    check: ({ next }) =>
      next.Served_Brand__c != null ||
      (next.Portal_Role__c !== 'Advisor' && next.Portal_Role__c !== 'Supervisor')
        ? null
        : {
            fieldApiName: 'Served_Brand__c',
            message: {
              en: 'Choose the brand that this person serves.',
              es: 'Elija la marca que atiende esta persona.',
            },
          },
  },
  {
    name: 'customersServeNoBrand',
    check: ({ next }) =>
      next.Served_Brand__c == null || next.Portal_Role__c !== 'Customer'
        ? null
        : {
            fieldApiName: 'Served_Brand__c',
            message: { en: 'Leave this empty for customers.', es: 'Déjelo vacío para los clientes.' },
          },
  },
  {
    name: 'customersHaveAContact',
    check: ({ next }) =>
      next.ContactId != null || next.Portal_Role__c !== 'Customer'
        ? null
        : {
            fieldApiName: 'ContactId',
            message: {
              en: 'Choose the contact that this customer is.',
              es: 'Elija el contacto que corresponde a este cliente.',
            },
          },
  },
]

export const userStateTables: readonly StateTable[] = []
