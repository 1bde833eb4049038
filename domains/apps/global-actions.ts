import { type QuickActionDeclaration, recordTypeIdOf } from '@porchlight/metadata'
import { done, everyone, label, refused, staff, text } from '../customers/objects/action-kinds'
import { phoneCall, phoneCallFields } from '../customers/objects/phone-call'
import { localDay } from '../customers/rules/calendar-day'
import { complaintDueAfter } from '../customers/rules/reply-clock'

/** A message of the customer's own, or one that staff note for a customer; an answer is promised to both. */
const newCase: QuickActionDeclaration = {
  apiName: 'NewCase',
  label: label('New case', 'Caso nuevo'),
  type: 'Create',
  icon: 'new',
  section: 'Page',
  targetObjectApiName: 'Case',
  fields: [
    { fieldApiName: 'Subject', required: true },
    { fieldApiName: 'Description', required: true },
    { fieldApiName: 'Type', initial: 'Question' },
    { fieldApiName: 'ContactId', required: true, performers: staff },
    { fieldApiName: 'AccountId' },
    { fieldApiName: 'Order__c' },
    { fieldApiName: 'Priority', performers: staff, initial: 'Medium' },
    { fieldApiName: 'Origin', performers: staff, initial: 'Phone' },
  ],
  performers: everyone,
  reads: [],
  grants: [{ objectApiName: 'Case', create: ['Complaint_Due_Date__c'] }],
  effect: ({ input, viewer, now }) => {
    const type = text(input.Type) || 'Question'
    const isCustomer = viewer.class === 'customer'
    const handling = {
      Priority: input.Priority ?? 'Medium',
      Origin: input.Origin ?? 'Phone',
    }
    return done([
      {
        type: 'create',
        objectApiName: 'Case',
        fields: {
          Subject: input.Subject ?? null,
          Description: input.Description ?? null,
          Type: type,
          RecordTypeId: recordTypeIdOf('Case', type),
          ContactId: isCustomer ? viewer.contactId : (input.ContactId ?? null),
          AccountId: input.AccountId ?? null,
          Order__c: input.Order__c ?? null,
          Complaint_Due_Date__c: type === 'Complaint' ? complaintDueAfter(now) : null,
          ...(isCustomer ? {} : handling),
        },
      },
    ])
  },
  successMessage: label('The case was created.', 'El caso fue creado.'),
}

const logACall: QuickActionDeclaration = {
  apiName: 'LogACall',
  label: label('Log a call', 'Registrar una llamada'),
  type: 'LogACall',
  icon: 'call',
  section: 'ActivityComposer',
  targetObjectApiName: 'Case',
  fields: [{ fieldApiName: 'ContactId', required: true }, { fieldApiName: 'AccountId' }, ...phoneCallFields],
  performers: staff,
  reads: [],
  effect: ({ input, viewer, now }) => {
    const subject = { contactId: input.ContactId ?? null, accountId: input.AccountId ?? null }
    return done([phoneCall(input, subject, viewer, now)])
  },
  successMessage: label('The call was logged.', 'La llamada fue registrada.'),
}

const personFields = ['FirstName', 'LastName', 'Email', 'MobilePhone', 'Preferred_Language__c'] as const

/** A person of the brand that the performer serves; administrators, who serve all, choose it. */
const newContact: QuickActionDeclaration = {
  apiName: 'NewContact',
  label: label('New contact', 'Contacto nuevo'),
  type: 'Create',
  icon: 'person',
  section: 'Page',
  targetObjectApiName: 'Contact',
  fields: [
    ...personFields.map((fieldApiName) => ({ fieldApiName, required: fieldApiName === 'LastName' })),
    { fieldApiName: 'MailingPostalCode' },
    { fieldApiName: 'Customer_Brand__c', required: true, performers: ['admin'] },
  ],
  performers: ['supervisor', 'admin'],
  reads: [],
  grants: [
    {
      objectApiName: 'Contact',
      create: [...personFields, 'MailingPostalCode', 'Customer_Brand__c'],
    },
  ],
  effect: ({ input, viewer }) =>
    done([
      {
        type: 'create',
        objectApiName: 'Contact',
        fields: {
          ...Object.fromEntries(personFields.map((name) => [name, input[name] ?? null])),
          Preferred_Language__c: input.Preferred_Language__c ?? 'en',
          MailingPostalCode: input.MailingPostalCode ?? null,
          Customer_Brand__c: viewer.class === 'supervisor' ? viewer.brand : (input.Customer_Brand__c ?? null),
        },
      },
    ]),
  successMessage: label('The contact was created.', 'El contacto fue creado.'),
}

/** A person who requests service and has not signed up. */
const newLead: QuickActionDeclaration = {
  apiName: 'NewLead',
  label: label('New sign-up', 'Inscripción nueva'),
  type: 'Create',
  icon: 'new',
  section: 'Page',
  targetObjectApiName: 'Lead',
  fields: [
    ...personFields.map((fieldApiName) => ({ fieldApiName, required: fieldApiName === 'LastName' })),
    { fieldApiName: 'Service_Postal_Code__c' },
    { fieldApiName: 'Plan__c' },
    { fieldApiName: 'Requested_Start_Date__c' },
    { fieldApiName: 'Lead_Brand__c', required: true, performers: ['admin'] },
  ],
  performers: staff,
  reads: [],
  grants: [
    {
      objectApiName: 'Lead',
      create: [
        ...personFields,
        'Service_Postal_Code__c',
        'Plan__c',
        'Requested_Start_Date__c',
        'Lead_Brand__c',
        'LeadSource',
      ],
    },
  ],
  effect: ({ input, viewer, now }) => {
    const start = input.Requested_Start_Date__c ?? null
    if (start !== null && String(start) < localDay(now)) {
      return refused(
        'Requested_Start_Date__c',
        'Choose today or a later day.',
        'Elija hoy o un día posterior.',
      )
    }
    return done([
      {
        type: 'create',
        objectApiName: 'Lead',
        fields: {
          ...Object.fromEntries(personFields.map((name) => [name, input[name] ?? null])),
          Preferred_Language__c: input.Preferred_Language__c ?? 'en',
          Service_Postal_Code__c: input.Service_Postal_Code__c ?? null,
          Plan__c: input.Plan__c ?? null,
          Requested_Start_Date__c: start,
          LeadSource: 'Phone',
          Lead_Brand__c:
            viewer.class === 'advisor' || viewer.class === 'supervisor'
              ? viewer.brand
              : (input.Lead_Brand__c ?? null),
        },
      },
    ])
  },
  successMessage: label('The sign-up was created.', 'La inscripción fue creada.'),
}

/** The actions that are performed on no record. */
export const globalActions: readonly QuickActionDeclaration[] = [newCase, logACall, newContact, newLead]
