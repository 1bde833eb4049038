import { MailFailure } from '../mail-failure'

/** The commands whose rejection is about this message; a rejection of any other is about the server or our settings. */
const messageCommands: ReadonlySet<unknown> = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])

/**
 * Distinguishes permanent rejection of the message (a 5xx response to its sender, address or content, RFC 5321 section
 * 4.2.1) from everything that may be transient: 4xx responses, dropped connections, wrong credentials. The server's
 * text is left out, because it often repeats the address.
 */
export function toMailFailure(error: unknown): MailFailure {
  const { code, command, responseCode } = partsOf(error)
  const isRefused = typeof responseCode === 'number' && responseCode >= 500
  const kind = isRefused && messageCommands.has(command) ? 'permanent' : 'temporary'
  const words = [
    typeof responseCode === 'number' ? `answered ${responseCode}` : 'gave no answer',
    typeof command === 'string' ? `to ${command}` : '',
    typeof code === 'string' ? `(${code})` : '',
  ]
  return new MailFailure(kind, `The mail server ${words.filter((word) => word !== '').join(' ')}.`)
}

function partsOf(error: unknown): { code?: unknown; command?: unknown; responseCode?: unknown } {
  return typeof error === 'object' && error !== null ? error : {}
}
