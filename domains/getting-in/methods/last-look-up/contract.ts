import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

export const lastLookUpContract = defineCall({
  name: 'lastLookUp',
  method: 'POST',
  isReading: true,
  path: '/CustomerPortalRegistrationController/lastLookUp',
  summary: 'Where the mail of this browser’s latest look-up went, for pages that work without a script.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object({}, { additionalProperties: false }),
  answer: Type.Object({
    found: Type.Union(
      [
        Type.Object({
          maskedEmail: Type.Union([Type.String(), Type.Null()], {
            description: 'As `findMyAccount` answered it; null when there is no address on file.',
          }),
        }),
        Type.Null(),
      ],
      { description: 'Null without a look-up in the last ten minutes.' },
    ),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: [],
  source: 'docs/specification/portal.md section 1',
})
