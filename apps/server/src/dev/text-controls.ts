import { listMessages, type MailboxMessage } from '@porchlight/providers/mail'
import type { TextFaultMode } from '@porchlight/providers/texts'
import { type Html, html } from '@porchlight/server-methods/files/html'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { choiceForm } from './choice-form'
import { fold } from './fold'
import { type GuideLabel, type GuideWords, partPath } from './guide-words'
import { serveGuideForm } from './serve-guide'

const faultModes: Readonly<Record<TextFaultMode, GuideLabel>> = {
  well: 'textsArrive',
  down: 'unreachable',
  hanging: 'silent',
}

/** Common replies to texts; any other can be typed. */
const answers = ['STOP', 'ALTO', 'HELP', 'AYUDA', 'START']

/** Serves `POST /dev/texts`: replies to a text, or sets the mode of the text service stand-in. */
export function serveTextControls(app: FastifyInstance, context: ServerContext): void {
  const { textStandIn } = context
  if (textStandIn === null) return
  serveGuideForm(app, '/dev/texts', async ({ message = '', body = '', mood = '' }) => {
    const chosen = (Object.keys(faultModes) as TextFaultMode[]).find((name) => name === mood)
    if (chosen !== undefined) textStandIn.faults.setFaultMode(chosen)
    const text = (await listMessages(context.pool)).find(({ id }) => id === message)
    if (text?.channel === 'sms' && body !== '') {
      await textStandIn.receive({ from: text.to, to: text.from, body: body.slice(0, 1_600) })
    }
    return text === undefined ? partPath('texts') : '/dev/mailbox'
  })
}

/** Renders the reply form below a text; empty below a mail. */
export function answerForm(
  { textStandIn }: ServerContext,
  { t, to }: GuideWords,
  message: MailboxMessage,
): Html {
  if (textStandIn === null || message.channel !== 'sms') return html``
  return html`<form class="line" method="post" action="${to('/dev/texts')}"><input type="hidden" name="message" value="${message.id}"><label><span class="aloud">${t('answerAs', { number: message.to })}</span><input name="body" list="answers" required placeholder="${t('answerText')}"></label><button>${t('send')}</button></form>
<datalist id="answers">${answers.map((answer) => html`<option value="${answer}">`)}</datalist>`
}

/** Renders the part of the guide that makes texts fail. */
export function textControls({ textStandIn }: ServerContext, words: GuideWords): Html {
  if (textStandIn === null) return html``
  const { t, to } = words
  const chosen = textStandIn.faults.faultMode()
  return fold(
    words,
    { id: 'texts', title: 'texts', state: t(faultModes[chosen]) },
    html`<p>${t('textsLead')} <a href="${to('/dev/mailbox')}">${t('theMailbox')}</a>, ${t('textsEnd')}</p>
${choiceForm(words, { action: '/dev/texts', name: 'mood', legend: 'textService', choices: faultModes, chosen })}`,
  )
}
