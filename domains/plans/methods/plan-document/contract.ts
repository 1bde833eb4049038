import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

export const planDocumentContract = defineCall({
  name: 'planDocument',
  method: 'GET',
  path: '/CustomerPortalPlanController/planDocument',
  summary:
    'A document of a plan’s contract as a PDF, from the plan’s record and the law of its place; open to everyone. Plans that are no longer on offer have theirs too.',
  params: Type.Object({}),
  query: Type.Object(
    {
      planCode: Type.String({ pattern: '^[A-Z0-9-]{1,40}$', description: 'A value of ProductCode.' }),
      document: Type.Union([Type.Literal('facts'), Type.Literal('terms'), Type.Literal('rights')]),
      language: Type.Union([Type.Literal('en'), Type.Literal('es')]),
    },
    { additionalProperties: false },
  ),
  body: null,
  answer: null,
  successStatus: 200,
  errorKind: 'read',
  errors: ['notFound'],
  source: 'docs/specification/trade.md section 2.3',
})
