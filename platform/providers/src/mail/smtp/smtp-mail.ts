import { createTransport } from 'nodemailer'
import { checkMail } from '../check-mail'
import type { ReachMailPoint } from '../mail-points'
import type { MailPort } from '../mail-port'
import { messageIdOf } from './message-id'
import { toMailFailure } from './to-mail-failure'

/** How to reach the mail server. */
export interface SmtpMailOptions {
  readonly host: string
  readonly port: number
  /** TLS from the first byte (usually port 465). Otherwise the connection is upgraded with STARTTLS. */
  readonly secure: boolean
  readonly auth?: { readonly user: string; readonly password: string }
  /**
   * Sends nothing over an unencrypted connection, because messages contain links that open accounts. True by default
   * except for loopback addresses.
   */
  readonly requireTls?: boolean
  readonly timeouts?: SmtpTimeouts
  /** The clock for the `Date` of messages. */
  readonly now?: () => Date
  /** Called at each point of a sending; for tests that end processes there. */
  readonly reached?: ReachMailPoint | undefined
}

/** All in milliseconds. */
export interface SmtpTimeouts {
  /** Timeout for connecting; 10 s by default. */
  readonly connectMs?: number
  /** Timeout for the server's greeting; 10 s by default. */
  readonly greetingMs?: number
  /** Timeout for a silent server afterwards; 30 s by default. */
  readonly silenceMs?: number
}

/**
 * The mail port over SMTP. Every message uses a new connection and is submitted to the server at most once per call;
 * retrying is up to the caller, with the same key.
 */
export function createSmtpMail(options: SmtpMailOptions): MailPort {
  const { host, port, secure, auth, now = () => new Date() } = options
  const { requireTls = !isLoopback(host) } = options
  const { connectMs = 10_000, greetingMs = 10_000, silenceMs = 30_000 } = options.timeouts ?? {}
  const transport = createTransport({
    host,
    port,
    secure,
    requireTLS: !secure && requireTls,
    ...(auth === undefined ? {} : { auth: { user: auth.user, pass: auth.password } }),
    connectionTimeout: connectMs,
    dnsTimeout: connectMs,
    greetingTimeout: greetingMs,
    socketTimeout: silenceMs,
    // Texts of customers must never make this process read a file or call an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (mail) => {
      checkMail(mail)
      const messageId = messageIdOf(mail.idempotencyKey, mail.from.address)
      await options.reached?.('before-send')
      try {
        await transport.sendMail({
          messageId,
          date: now(),
          from: { name: mail.from.name, address: mail.from.address },
          to: { name: '', address: mail.to },
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          headers: {
            'Content-Language': mail.language,
            'X-Idempotency-Key': mail.idempotencyKey,
            // Prevents out-of-office replies.
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            ...unsubscribeHeaders(mail.unsubscribe),
          },
          xMailer: false,
        })
      } catch (error) {
        throw toMailFailure(error)
      }
      await options.reached?.('after-send')
      return { messageId }
    },
  }
}

/** Returns the headers with which a mail program offers to unsubscribe, in a single request (RFC 8058). */
function unsubscribeHeaders(address: string | null): Readonly<Record<string, string>> {
  return address === null
    ? {}
    : { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}
