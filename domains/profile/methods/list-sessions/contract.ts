import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

const Right = Type.Union([
  Type.Literal('api'),
  Type.Literal('apiRead'),
  Type.Literal('openid'),
  Type.Literal('refresh'),
])

export const listSessionsContract = defineCall({
  name: 'listSessions',
  method: 'POST',
  path: '/CustomerPortalLoginController/listSessions',
  summary: 'One’s own sign-ins that are alive, the latest seen first.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object({}, { additionalProperties: false }),
  answer: Type.Object({
    sessions: Type.Array(
      Type.Object({
        id: Type.String({ description: 'Names the session; it is no token.' }),
        device: Type.Union([Type.String(), Type.Null()]),
        isProgram: Type.Boolean({ description: 'Whether it is the bearer token of a program.' }),
        rights: Type.Union([Type.Array(Right), Type.Null()], {
          description: 'What a person allowed the program; null for a browser and where it is not known.',
        }),
        isPresent: Type.Boolean({ description: 'Whether this request came with it.' }),
        createdAt: Type.String({ description: 'ISO 8601.' }),
        endsAt: Type.String({ description: 'When it ends in any case; ISO 8601.' }),
        lastSeenAt: Type.String({ description: 'ISO 8601; a minute late at most.' }),
      }),
    ),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession'],
  source: 'docs/specification/portal.md section 1',
})
