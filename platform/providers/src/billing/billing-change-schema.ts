import { type BrandKey, brandKeys } from '@porchlight/brands'
import { type Static, Type } from 'typebox'

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
/** Dollars with cents, as a number: 12.34. */
const Dollars = Type.Number({ minimum: -1_000_000, maximum: 1_000_000, multipleOf: 0.01 })
const Reference = Type.String({ minLength: 1, maxLength: 30, pattern: '^[0-9A-Za-z-]+$' })
const exactly = { additionalProperties: false } as const

const Customer = Type.Object(
  {
    firstName: Type.String({ minLength: 1, maxLength: 40 }),
    lastName: Type.String({ minLength: 1, maxLength: 80 }),
    email: Type.Union([Type.String({ maxLength: 254 }), Type.Null()]),
    mobilePhone: Type.Union([Type.String({ maxLength: 20 }), Type.Null()]),
    language: Type.Union([Type.Literal('en'), Type.Literal('es')]),
    postalCode: Type.String({ pattern: '^\\d{5}$' }),
  },
  exactly,
)

const Contract = Type.Object(
  {
    planCode: Type.Union([Type.String({ pattern: '^[A-Z0-9-]{1,40}$' }), Type.Null()], {
      description:
        'The ProductCode of the plan; null, or one that is not known, leaves the account without its prices.',
    }),
    startDate: Day,
    endDate: Type.Union([Day, Type.Null()], { description: 'Null for a plan from month to month.' }),
    termMonths: Type.Union([Type.Integer({ minimum: 1, maximum: 120 }), Type.Null()]),
  },
  exactly,
)

const AverageBilling = Type.Object(
  {
    isOn: Type.Boolean({ description: 'Whether the next bill is levelled.' }),
    deferredBalance: Type.Number({
      minimum: -1_000_000,
      maximum: 1_000_000,
      multipleOf: 0.01,
      description:
        'Dollars with cents: what was used and not billed yet; below 0 when more was billed than used. No part of `balance`.',
    }),
  },
  exactly,
)

/** An account as the billing system has it; one that is not yet known includes its owner. */
const AccountChange = Type.Object(
  {
    kind: Type.Literal('account'),
    accountNumber: Reference,
    status: Type.Union([Type.Literal('Active'), Type.Literal('Closed')]),
    balance: Dollars,
    planName: Type.Union([Type.String({ maxLength: 80 }), Type.Null()]),
    contract: Type.Optional(
      Type.Union([Contract, Type.Null()], { description: 'Left out or null, nothing changes about it.' }),
    ),
    averageBilling: Type.Optional(
      Type.Union([AverageBilling, Type.Null()], {
        description:
          'Left out or null, nothing changes about it. A choice of the customer that was not delivered yet wins over `isOn`.',
      }),
    ),
    opening: Type.Union([
      Type.Null(),
      Type.Object(
        {
          brand: Type.Unsafe<BrandKey>(Type.Union(brandKeys.map((key) => Type.Literal(key)))),
          commodity: Type.Union([Type.Literal('Electricity'), Type.Literal('Gas')]),
          servicePoint: Type.Union([Type.String({ maxLength: 30 }), Type.Null()]),
          street: Type.String({ minLength: 1, maxLength: 100 }),
          city: Type.String({ minLength: 1, maxLength: 40 }),
          state: Type.String({ pattern: '^[A-Z]{2}$' }),
          postalCode: Type.String({ pattern: '^\\d{5}$' }),
          customer: Type.Union([Customer, Type.Object({ sameAsAccount: Reference }, exactly)]),
        },
        exactly,
      ),
    ]),
  },
  exactly,
)

const BillLine = Type.Object(
  {
    type: Type.String({
      maxLength: 40,
      description:
        'A value of `Bill_Line__c.Line_Type__c`. `Average_Billing` is what average billing adds to a bill or takes off it, and what a bill settles of the deferred balance.',
    }),
    chargedBy: Type.Union([Type.Literal('Provider'), Type.Literal('Utility'), Type.Literal('Government')]),
    amount: Dollars,
    quantity: Type.Union([Type.Number(), Type.Null()]),
    unit: Type.Union([Type.String({ maxLength: 20 }), Type.Null()]),
    rate: Type.Union([Type.Number(), Type.Null()]),
  },
  exactly,
)

/**
 * Of base 65 °F, over the days of the bill; without them, no explanation of the weather's effect on a bill is shown.
 */
const DegreeDays = Type.Union([Type.Number({ minimum: 0, maximum: 9_999 }), Type.Null()])

/** A bill that was issued, or a later payment towards one. Its lines never change. */
const BillChange = Type.Object(
  {
    kind: Type.Literal('bill'),
    billNumber: Reference,
    accountNumber: Reference,
    billDate: Day,
    dueDate: Day,
    periodStart: Day,
    periodEnd: Day,
    opening: Dollars,
    charges: Dollars,
    payments: Dollars,
    closing: Dollars,
    status: Type.Union([
      Type.Literal('Open'),
      Type.Literal('Paid'),
      Type.Literal('Past_Due'),
      Type.Literal('Carried_Over'),
    ]),
    isEstimated: Type.Boolean(),
    isFinal: Type.Boolean(),
    lines: Type.Array(BillLine, { minItems: 1, maxItems: 60 }),
    usage: Type.Union([
      Type.Null(),
      Type.Object(
        {
          kilowattHours: Type.Union([Type.Number({ minimum: 0 }), Type.Null()]),
          therms: Type.Union([Type.Number({ minimum: 0 }), Type.Null()]),
          days: Type.Integer({ minimum: 1, maximum: 120 }),
          averageTemperature: Type.Union([Type.Number(), Type.Null()]),
          coolingDegreeDays: Type.Optional(DegreeDays),
          heatingDegreeDays: Type.Optional(DegreeDays),
        },
        exactly,
      ),
    ]),
  },
  exactly,
)

/** Usage on a past day, by quarter hours. */
const IntervalChange = Type.Object(
  {
    kind: Type.Literal('intervals'),
    accountNumber: Reference,
    day: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'By the clock of the home.' }),
    isEstimated: Type.Boolean(),
    kilowattHours: Type.Array(
      Type.Union([Type.Number({ minimum: 0, maximum: 9_999 }), Type.Null()], {
        description: 'Null: not read. Three decimals are kept.',
      }),
      {
        minItems: 92,
        maxItems: 100,
        description: '96 quarters of an hour in order; 92 and 100 on the days when clocks change.',
      },
    ),
  },
  exactly,
)

/**
 * One change, identified by the numbers of the billing system: applying the same change twice has no further effect.
 */
export const BillingChangeSchema = Type.Union([AccountChange, BillChange, IntervalChange])

export type BillingChange = Static<typeof BillingChangeSchema>
export type BillingAccountChange = Static<typeof AccountChange>
export type BillingBillChange = Static<typeof BillChange>
export type BillingIntervalChange = Static<typeof IntervalChange>
