import { listMessages, type MailboxMessage } from '@porchlight/providers/mail'
import type { TextFaultMode } from '@porchlight/providers/texts'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { type Html, html } from './html'

const faultModes: Readonly<Record<TextFaultMode, string>> = {
  well: 'Texts arrive',
  down: 'The text service cannot be reached',
  hanging: 'The text service does not answer',
}

/** What people answer to texts; anything else can be typed. */
const answers = ['STOP', 'ALTO', 'HELP', 'AYUDA', 'START']

/** Serves `POST /dev/texts`: answers a text, or turns the stand-in for the text service. */
export function serveTextControls(app: FastifyInstance, context: ServerContext): void {
  const { textStandIn } = context
  if (textStandIn === null) return
  app.post('/dev/texts', { schema: { hide: true } }, async (request, reply) => {
    const { message = '', body = '', mood = '' } = (request.body ?? {}) as Readonly<Record<string, string>>
    const chosen = (Object.keys(faultModes) as TextFaultMode[]).find((name) => name === mood)
    if (chosen !== undefined) textStandIn.faults.setFaultMode(chosen)
    const text = (await listMessages(context.pool)).find(({ id }) => id === message)
    if (text?.channel === 'sms' && body !== '') {
      await textStandIn.receive({ from: text.to, to: text.from, body: body.slice(0, 1_600) })
    }
    await reply.redirect(text === undefined ? '/dev#texts' : '/dev/mailbox', 303)
  })
}

/** The form below a text with which its reader answers; nothing below a mail. */
export function answerForm({ textStandIn }: ServerContext, message: MailboxMessage): Html {
  if (textStandIn === null || message.channel !== 'sms') return html``
  return html`<form method="post" action="/dev/texts"><input type="hidden" name="message" value="${message.id}">
<label>Answer as ${message.to} <input name="body" list="answers" required></label> <button>Send</button></form>
<datalist id="answers">${answers.map((answer) => html`<option value="${answer}">`)}</datalist>`
}

/** The part of the guide that makes texts go wrong. */
export function textControls({ textStandIn }: ServerContext): Html {
  if (textStandIn === null) return html``
  return html`<h2 id="texts">Texts</h2>
<p>They are kept in the mailbox, where you can answer them. Numbers that end in 0199 are landlines; those in 0198 are switched off.</p>
<ul>${Object.entries(faultModes).map(
    ([faultMode, words]) => html`<li><div><span>${words}</span>
<form method="post" action="/dev/texts"><input type="hidden" name="mood" value="${faultMode}"><button>Choose</button></form></div></li>`,
  )}</ul>`
}
