import { EmailField } from '@porchlight/server-methods/form/form-field-schemas'
import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { Type } from 'typebox'

export const sendGuestMessageContract = defineFormMethod({
  controller: 'CustomerPortalMessageController',
  name: 'sendGuestMessage',
  forms: ['/messages/guest'],
  summary:
    'Stores a message of somebody who is not signed in and mails the link that confirms the address. Before that there is no case. The answer is the same whoever has the address.',
  body: {
    Type: Type.Union(
      [
        Type.Literal('Question'),
        Type.Literal('Billing'),
        Type.Literal('Enrollment'),
        Type.Literal('Service_Change'),
        Type.Literal('Complaint'),
      ],
      { description: 'What it is about.' },
    ),
    firstName: Type.String({ maxLength: 40 }),
    lastName: Type.String({ maxLength: 80 }),
    email: EmailField,
    riskChoice: Type.Optional(
      Type.Union([Type.Literal('suggested'), Type.Literal('asEntered'), Type.Literal('')], {
        description:
          'What to do about `riskyEmail`: take the suggested address, or the one that was entered.',
      }),
    ),
    phone: Type.Optional(Type.String({ maxLength: 40 })),
    number: Type.Optional(
      Type.String({
        maxLength: 60,
        description: 'An account, order or confirmation number, for the advisor; it is not looked up here.',
      }),
    ),
    Subject: Type.String({ maxLength: 255 }),
    Description: Type.String({ maxLength: 10_000 }),
  },
  answer: {},
  errors: [
    'requiredFieldMissing',
    'invalidFieldValue',
    'invalidEmail',
    'riskyEmail',
    'invalidPhone',
    'rateLimited',
  ],
  source: 'docs/specification/portal.md sections 1 and 5',
})
