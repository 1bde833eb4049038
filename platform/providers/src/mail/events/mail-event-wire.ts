import { Type } from 'typebox'

/** What happened to a mail after the mail server accepted it. */
export const MailEventSchema = Type.Object({
  event: Type.Union([Type.Literal('delivered'), Type.Literal('bounced'), Type.Literal('complained')], {
    description:
      '`bounced`: it was returned, or will never arrive. `complained`: its recipient reported it as spam.',
  }),
  messageId: Type.String({
    minLength: 3,
    maxLength: 320,
    description: 'Its `Message-ID`, angle brackets included.',
  }),
  recipient: Type.String({ minLength: 3, maxLength: 254, description: 'The address that it was sent to.' }),
  isPermanent: Type.Boolean({
    description: 'Of `bounced`: whether no mail to that address will ever arrive (status 5.x.x of RFC 3463).',
  }),
})
