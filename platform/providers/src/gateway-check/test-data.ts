import { type Static, Type } from 'typebox'

const Text = Type.String({ minLength: 1, maxLength: 100 })
const Person = Type.Object(
  {
    firstName: Text,
    lastName: Text,
    postalCode: Text,
    numberLastFour: Type.Union([Type.String({ pattern: '^\\d{4}$' }), Type.Null()]),
  },
  { additionalProperties: false },
)

/** The data of a test installation that a gateway is checked with. */
export const TestDataSchema = Type.Object(
  {
    billing: Type.Object(
      {
        accountNumber: Type.String({ pattern: '^[0-9A-Za-z-]{1,20}$' }),
        billNumbers: Type.Array(Text, { minItems: 1, maxItems: 100 }),
        nextSequence: Type.Integer({ minimum: 1 }),
      },
      { additionalProperties: false },
    ),
    market: Type.Object(
      {
        commodity: Type.Union([Type.Literal('Electricity'), Type.Literal('Gas')]),
        utilityName: Text,
        servicePoint: Text,
        unknownServicePoint: Text,
        street: Text,
        city: Text,
        state: Type.String({ pattern: '^[A-Z]{2}$' }),
        postalCode: Type.String({ pattern: '^\\d{5}$' }),
      },
      { additionalProperties: false },
    ),
    credit: Person,
    identity: Type.Object({ firstName: Text, lastName: Text }, { additionalProperties: false }),
    mail: Type.Object({ unknownRecipient: Text }, { additionalProperties: false }),
  },
  { additionalProperties: false },
)

export type TestData = Static<typeof TestDataSchema>

/** Test data for a test installation without test data; all of it is fictional. */
export const usualTestData: TestData = {
  billing: {
    accountNumber: 'PLCHECK-1',
    billNumbers: ['PLCHECK-1-1', 'PLCHECK-1-2', 'PLCHECK-1-3'],
    nextSequence: 1,
  },
  market: {
    commodity: 'Electricity',
    utilityName: 'Saltgrass Delivery',
    servicePoint: '10000000000000001',
    unknownServicePoint: '10000000000000000',
    street: '1 Porchlight Check Street',
    city: 'Houston',
    state: 'TX',
    postalCode: '77002',
  },
  credit: { firstName: 'Test', lastName: 'Porchlight-Check', postalCode: '77002', numberLastFour: null },
  identity: { firstName: 'Test', lastName: 'Porchlight-Check' },
  mail: { unknownRecipient: 'porchlight-check@example.invalid' },
}
