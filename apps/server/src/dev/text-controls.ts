import { listMessages, type MailboxMessage } from '@porchlight/providers/mail'
import type { TextFaultMode } from '@porchlight/providers/texts'
import { type Html, html } from '@porchlight/server-methods/files/html'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { choiceForm } from './choice-form'

const faultModes: Readonly<Record<TextFaultMode, string>> = {
  well: 'Texts arrive',
  down: 'It cannot be reached',
  hanging: 'It does not answer',
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
  return html`<form class="line" method="post" action="/dev/texts"><input type="hidden" name="message" value="${message.id}"><label><span class="aloud">Answer as ${message.to}</span><input name="body" list="answers" required placeholder="Answer, such as STOP"></label><button>Send</button></form>
<datalist id="answers">${answers.map((answer) => html`<option value="${answer}">`)}</datalist>`
}

/** The part of the guide that makes texts go wrong. */
export function textControls({ textStandIn }: ServerContext): Html {
  if (textStandIn === null) return html``
  const chosen = textStandIn.faults.faultMode()
  return html`<section class="control" id="texts" aria-labelledby="texts-title"><h3 id="texts-title">Texts</h3>
<p>They arrive in <a href="/dev/mailbox">the mailbox</a>, where you can answer them. Numbers that end in 0199 are landlines; those in 0198 are switched off.</p>
${choiceForm({ action: '/dev/texts', name: 'mood', legend: 'The text service', choices: faultModes, chosen })}</section>`
}
