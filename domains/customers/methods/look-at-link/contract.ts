import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

export const lookAtLinkContract = defineCall({
  name: 'lookAtLink',
  method: 'POST',
  isReading: true,
  path: '/CustomerPortalLoginController/lookAtLink',
  summary: 'What became of the link that this browser opened last; it uses nothing up.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object(
    {
      purpose: Type.Union([
        Type.Literal('registration'),
        Type.Literal('passwordReset'),
        Type.Literal('emailVerification'),
        Type.Literal('emailChangeUndo'),
        Type.Literal('secondFactorUndo'),
      ]),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({
    problem: Type.Union([Type.String(), Type.Null()], {
      description: 'The key of the error that using it would meet; null while it opens its form.',
    }),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidParameter'],
  source: 'docs/specification/portal.md section 8',
})
