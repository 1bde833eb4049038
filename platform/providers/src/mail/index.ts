export type { MailboxFaults } from './demo-mailbox/faults'
export { demoMailboxMigrations, type MailboxMigration } from './demo-mailbox/mailbox-migrations'
export {
  clearMessages,
  listMessages,
  type MailboxMessage,
  type ReceivedMessage,
  storeMessage,
} from './demo-mailbox/messages'
export { type MailEvent, mailSignatureHeader, readMailEvent, signMailEvent } from './events/mail-event'
export { MailEventSchema } from './events/mail-event-wire'
export { MailFailure } from './mail-failure'
export { type MailPoint, mailPoints, type ReachMailPoint } from './mail-points'
export type { MailPort, MailReceipt, MailSender, OutgoingMail } from './mail-port'
export { createSmtpMail, type SmtpMailOptions, type SmtpTimeouts } from './smtp/smtp-mail'
