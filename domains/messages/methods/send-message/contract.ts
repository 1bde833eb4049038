import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { Type } from 'typebox'

export const sendMessageContract = defineFormMethod({
  controller: 'CustomerPortalMessageController',
  name: 'sendMessage',
  forms: ['/messages/new'],
  summary: 'Sends a new message of the customer’s own, with a file where one is attached.',
  body: {
    Type: Type.String({ maxLength: 40, description: 'What it is about: `Question`, `Complaint` …' }),
    AccountId: Type.Optional(Type.String({ maxLength: 18 })),
    Subject: Type.String({ maxLength: 255 }),
    Description: Type.String({ maxLength: 32_000 }),
    attachment: Type.Optional(Type.Any({ description: 'A file; it comes last.' })),
  },
  multipart: true,
  answer: {},
  errors: [
    'requiredFieldMissing',
    'invalidFieldValue',
    'invalidParameter',
    'invalidFileFormat',
    'fileTooLarge',
    'emptyFile',
    'fileLocked',
    'fileHeic',
    'fileMixed',
    'fileTooLargeInside',
    'fileQuota',
    'unsupportedMediaType',
    'rateLimited',
    'invalidSession',
    'forbidden',
  ],
  source: 'docs/specification/portal.md sections 1 and 5',
})
