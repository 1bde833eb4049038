import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

const masked = (description: string) => Type.Union([Type.String(), Type.Null()], { description })

export const offeredOrderContract = defineCall({
  name: 'offeredOrder',
  method: 'POST',
  isReading: true,
  path: '/CustomerPortalDocumentController/offeredOrder',
  summary:
    'The order of the link that this browser opened and that no person here has confirmed as theirs, masked.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object({}, { additionalProperties: false }),
  answer: Type.Object({
    offer: Type.Union([
      Type.Object({
        name: masked('Whose order it is: `N•••• H••••`.'),
        street: masked('`•• L••••••`'),
        confirmationNumber: masked('`••••••019Z`'),
        replaces: Type.Union(
          [Type.Literal('login'), Type.Literal('link'), Type.Literal('lookUp'), Type.Null()],
          {
            description:
              'What counts in this browser now: who is signed in, the order of another link, or an order that was looked up; null for nothing.',
          },
        ),
      }),
      Type.Null(),
    ]),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: [],
  source: 'docs/adr/0046-who-comes-after.md',
})
