import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { Type } from 'typebox'
import { longestReply } from '../../facts/reply-length'

export const replyToMessageContract = defineFormMethod({
  controller: 'CustomerPortalMessageController',
  name: 'replyToMessage',
  forms: ['/messages/:caseId'],
  summary: 'Says more in a message of the customer’s own; one that is closed is opened again.',
  body: {
    caseId: Type.String({ maxLength: 18 }),
    after: Type.Optional(
      Type.String({
        maxLength: 18,
        description: 'The id of the last reply that was seen: each is answered once.',
      }),
    ),
    CommentBody: Type.String({ maxLength: longestReply }),
    attachment: Type.Optional(Type.Any({ description: 'A file; it comes last.' })),
  },
  multipart: true,
  answer: {},
  errors: [
    'notFound',
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
    'unsupportedMediaType',
    'rateLimited',
    'invalidSession',
    'forbidden',
  ],
  source: 'docs/specification/portal.md section 1',
})
