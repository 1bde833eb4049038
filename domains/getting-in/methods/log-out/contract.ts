import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

export const logOutContract = defineCall({
  name: 'logOut',
  method: 'POST',
  path: '/CustomerPortalLoginController/logOut',
  forms: ['/logout'],
  summary: 'Ends the session of this browser.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object({}, { additionalProperties: false }),
  answer: Type.Object({ location: Type.String() }),
  successStatus: 200,
  errorKind: 'write',
  errors: [],
  source: 'docs/specification/portal.md section 1',
})
