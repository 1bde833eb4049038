import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { type MailGroup, mailGroups } from '../../../customers/facts/mail-groups'

export const lookAtUnsubscribeContract = defineCall({
  name: 'lookAtUnsubscribe',
  method: 'POST',
  isReading: true,
  path: '/CustomerPortalProfileController/lookAtUnsubscribe',
  summary: 'Which group of mails the link turns off that this browser opened last, and whether it is on.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object({}, { additionalProperties: false }),
  answer: Type.Object({
    group: Type.Unsafe<MailGroup | null>(
      Type.Union([...mailGroups.map((group) => Type.Literal(group)), Type.Null()], {
        description: 'Null where the link opens nothing.',
      }),
    ),
    isOn: Type.Boolean(),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: [],
  source: 'docs/adr/0107',
})
