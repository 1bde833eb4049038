/** The sender as mail programs show it. */
export interface MailSender {
  readonly name: string
  readonly address: string
}

/** One message to one person. Its links are built from settings, never from a request (abuse case A12). */
export interface OutgoingMail {
  /**
   * Permanently identifies the message: printable ASCII without spaces, at most 200 characters. A message whose sending
   * was uncertain is resent with the same key, and receivers that already have it recognise it.
   */
  readonly idempotencyKey: string
  readonly from: MailSender
  /** One address, without a name. */
  readonly to: string
  /** Nothing personal: subjects are shown on locked screens and written to logs. */
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly language: 'en' | 'es'
  /**
   * The address by which a mail program unsubscribes from mails like this one in one click (RFC 8058); null for those
   * that cannot be unsubscribed from.
   */
  readonly unsubscribe: string | null
}

/** What the mail server accepted. */
export interface MailReceipt {
  /** The same for every sending with one idempotency key. */
  readonly messageId: string
}

/** Sends mail to customers. */
export interface MailPort {
  /**
   * Resolves when the next server has accepted the message.
   *
   * @throws invalidFieldValue when the message cannot be written safely, such as a line break in the subject;
   * `MailFailure` when the server did not accept it
   */
  send(mail: OutgoingMail): Promise<MailReceipt>
}
