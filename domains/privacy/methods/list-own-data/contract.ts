import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { dataGroups } from '../../facts/data-groups'

export const listOwnDataContract = defineCall({
  name: 'listOwnData',
  method: 'GET',
  path: '/CustomerPortalPrivacyController/listOwnData',
  summary: 'What is held of the customer who is signed in, by group.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: null,
  answer: Type.Object({
    groups: Type.Array(
      Type.Object({
        group: Type.Enum(Object.keys(dataGroups) as (keyof typeof dataGroups)[]),
        records: Type.Integer({ minimum: 0, description: 'How many records the customer may read.' }),
      }),
    ),
  }),
  successStatus: 200,
  errorKind: 'read',
  errors: ['invalidSession', 'forbidden'],
  source: 'docs/specification/trade.md section 2.11',
})
