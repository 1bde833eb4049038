import { MailEventSchema, type MailPort, mailSignatureHeader, readMailEvent } from '../../mail'
import { beginCallbacks, type CallbackKind, checkCallbacks } from '../callbacks/check-callbacks'
import type { CheckRun } from '../check-run'
import type { CallbackSetup } from '../check-setup'
import { mailRules } from '../rules'
import { shown } from '../written'

/** Checks a service that reports on mails, with a mail to an address that does not exist. */
export async function checkMailEvents(
  run: CheckRun,
  { mail, from }: { readonly mail: MailPort; readonly from: string },
  setup: CallbackSetup,
): Promise<void> {
  const { unknownRecipient } = setup.data.mail
  let messageId = ''
  const isOfMail = (body: object) => Reflect.get(body, 'messageId') === messageId
  const isToRecipient = (body: object) =>
    String(Reflect.get(body, 'recipient')).toLowerCase() === unknownRecipient.toLowerCase()
  const kind: CallbackKind = {
    path: '/webhooks/mail',
    header: mailSignatureHeader,
    schema: MailEventSchema,
    read: readMailEvent,
    rules: mailRules,
    isOwn: (body) => isOfMail(body) || isToRecipient(body),
    judge: async (bodies) => {
      if (!bodies.every((body) => isOfMail(body) && isToRecipient(body))) {
        return {
          problem: 'An event names another Message-ID or recipient than the mail has.',
          says: mailRules.ownMail,
          mend: 'Send the Message-ID of the mail with its angle brackets, and the address that it was sent to.',
        }
      }
      const isBounce = (body: object) =>
        Reflect.get(body, 'event') === 'bounced' && Reflect.get(body, 'isPermanent') === true
      if (bodies.length === 0 || bodies.some(isBounce)) return null
      return {
        problem: 'A mail to an address that does not exist was not reported as bounced for good.',
        says: mailRules.bounce,
        mend: 'Send `bounced` with `isPermanent: true` for a status of 5.x.x.',
      }
    },
  }
  beginCallbacks(setup, kind)
  await run.check({ id: 'sent', title: 'A mail is taken by the mail server' }, async () => {
    try {
      const receipt = await mail.send({
        idempotencyKey: `gateway-check:${crypto.randomUUID()}`,
        from: { name: 'Porchlight gateway check', address: from },
        to: unknownRecipient,
        subject: 'Test of a mail that comes back',
        text: 'This mail is a test. Nobody has to do anything.\n',
        html: '<p>This mail is a test. Nobody has to do anything.</p>',
        language: 'en',
        unsubscribe: null,
      })
      messageId = receipt.messageId
      return null
    } catch (error) {
      return {
        problem: 'The mail server did not take the test mail.',
        sent: 'A mail to the unknown recipient of the test data.',
        came: shown(error instanceof Error ? error.message : String(error)),
        says: 'Mail goes out by SMTP',
        section: 'Mail events',
        mend: 'Correct PORCHLIGHT_SMTP_HOST, _PORT, _USER and _PASSWORD, or name a recipient in the test data that the mail server takes and that comes back.',
      }
    }
  })
  await checkCallbacks(run, setup, kind, ['sent'])
}
