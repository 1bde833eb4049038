import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { longestReply } from '../../facts/reply-length'

export const answerCaseContract = defineCall({
  name: 'answerCase',
  method: 'POST',
  path: '/CustomerPortalMessageController/answerCase',
  summary:
    'Answers a customer, and closes the case where that is all. Nothing is sent when something was said after what the advisor saw. For staff; to customers there is nothing here.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object(
    {
      caseId: Type.String({ maxLength: 18 }),
      after: Type.String({
        maxLength: 18,
        description: 'The id of the last reply that the advisor saw; empty before the first.',
      }),
      CommentBody: Type.String({ maxLength: longestReply }),
      closes: Type.Boolean({ description: 'Whether the case is closed with this answer.' }),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({}),
  successStatus: 200,
  errorKind: 'write',
  errors: [
    'invalidSession',
    'notFound',
    'requiredFieldMissing',
    'invalidFieldValue',
    'modifiedSince',
    'ruleFailed',
  ],
  source: 'docs/specification/portal.md section 9',
})
