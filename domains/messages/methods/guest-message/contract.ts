import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { GuestCase } from '../../operations/guest/guest-case-schemas'

export const guestMessageContract = defineCall({
  name: 'guestMessage',
  method: 'POST',
  isReading: true,
  path: '/CustomerPortalMessageController/guestMessage',
  summary:
    'The message whose link this browser opened: what was written while it waits to be confirmed, then its case. It uses nothing up.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object({}, { additionalProperties: false }),
  answer: Type.Object({
    problem: Type.Union([Type.String(), Type.Null()], {
      description: 'The key of the error that confirming would meet; null while there is something to show.',
    }),
    waiting: Type.Union([
      Type.Object({
        type: Type.String(),
        name: Type.String(),
        email: Type.String({ description: 'Masked.' }),
        phone: Type.Union([Type.String(), Type.Null()]),
        number: Type.Union([Type.String(), Type.Null()]),
        subject: Type.String(),
        description: Type.String(),
      }),
      Type.Null(),
    ]),
    sent: Type.Union([
      Type.Object({
        email: Type.String({ description: 'Where the answer goes, masked.' }),
        message: GuestCase,
      }),
      Type.Null(),
    ]),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: [],
  source: 'docs/adr/0106-guests-write-by-a-confirmed-address.md',
})
