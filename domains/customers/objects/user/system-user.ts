/** The user that the platform itself writes as: the same id in every installation. */
export const systemUserId = '005000000000001AAA'

/** The record that `CreatedById` of the platform's own writes refers to. Nobody signs in as it. */
export const systemUser = {
  objectApiName: 'User',
  id: systemUserId,
  fields: {
    FirstName: null,
    LastName: 'System',
    Username: 'system@example.com',
    Email: null,
    ContactId: null,
    Portal_Role__c: 'System',
    Served_Brand__c: null,
    IsActive: false,
    LanguageLocaleKey: 'en_US',
    TimeZoneSidKey: 'America/Chicago',
  },
} as const
