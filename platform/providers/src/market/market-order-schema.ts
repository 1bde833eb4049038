import { Type } from 'typebox'

/** A day: `2026-11-23`. */
const Day = Type.String({ format: 'date' })

/** An order as the market needs it to switch, start or stop a service point. */
export const MarketOrderSchema = Type.Object({
  requestId: Type.String({
    description: 'Names the order for good; an order that is submitted again under it is the same.',
  }),
  kind: Type.Union([Type.Literal('Move_In'), Type.Literal('Switch'), Type.Literal('Move_Out')], {
    description: '`Move_Out` ends service at the service point for this customer.',
  }),
  commodity: Type.Union([Type.Literal('Electricity'), Type.Literal('Gas')]),
  utilityName: Type.String(),
  customerName: Type.String({ description: 'Who has, or ends, service there: first and last name.' }),
  servicePoint: Type.Union([Type.String(), Type.Null()], {
    description: 'The ESI ID or the gas account number; null when the market is to find it by the address.',
  }),
  street: Type.String(),
  city: Type.String(),
  state: Type.String(),
  postalCode: Type.String(),
  startDate: Type.String({
    format: 'date',
    description:
      'The first day, or the last one of a `Move_Out`; only requested until a `dateConfirmed` names it.',
  }),
})

/** A new day for a submitted order. */
export const MarketDateSchema = Type.Object({ startDate: Day })
