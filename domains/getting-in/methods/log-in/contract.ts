import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

export const logInContract = defineCall({
  name: 'logIn',
  method: 'POST',
  path: '/CustomerPortalLoginController/logIn',
  forms: ['/login'],
  summary: 'Signs in with username and password and starts a session in a cookie.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object(
    {
      username: Type.String({ maxLength: 320 }),
      password: Type.String({ maxLength: 1_000 }),
      startURL: Type.Optional(
        Type.String({
          maxLength: 2_000,
          description: 'The page that was asked for; only paths of this site.',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({
    location: Type.String(),
    next: Type.Union([Type.Literal('signedIn'), Type.Literal('secondFactor'), Type.Literal('enrolment')], {
      description: 'Whether the session is there, a second factor is asked for or one has to be enrolled.',
    }),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['requiredFieldMissing', 'loginFailed', 'inactiveAccount', 'companySignInOnly', 'rateLimited'],
  source: 'docs/specification/portal.md sections 5 and 8',
})
