import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

export const signInWaysContract = defineCall({
  name: 'signInWays',
  method: 'POST',
  isReading: true,
  path: '/CustomerPortalLoginController/signInWays',
  summary: 'How people may sign in here besides by a password.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object({}, { additionalProperties: false }),
  answer: Type.Object({
    byCompany: Type.Boolean({ description: 'Whether staff may sign in with their company account.' }),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: [],
  source: 'docs/adr/0112-staff-sign-in-by-their-company.md',
})
