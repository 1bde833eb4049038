import { createStandInBilling } from '@porchlight/providers/billing'
import { type Html, html } from '@porchlight/server-methods/files/html'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { billingEventLine } from './billing-event-line'
import { choiceForm } from './choice-form'
import { fold } from './fold'
import { type GuideWords, partPath } from './guide-words'
import { serveGuideForm } from './serve-guide'

const shownEvents = 20

const faultModes = { usual: 'answers', away: 'unreachable' } as const

/** Serves `POST /dev/billing`: switches the billing stand-in between answering and not answering. */
export function serveBillingControls(app: FastifyInstance, context: ServerContext): void {
  const billing = createStandInBilling(context)
  serveGuideForm(app, '/dev/billing', async ({ mood = '' }) => {
    await billing.setAway(mood === 'away')
    return partPath('billing')
  })
}

/** Renders the part of the guide that shows what the stand-in received; empty when a gateway receives the events. */
export async function billingControls(context: ServerContext, words: GuideWords): Promise<Html> {
  if (context.settings.billing !== null) return html``
  const { t, format } = words
  const billing = createStandInBilling(context)
  const received = await billing.received(shownEvents)
  const chosen = (await billing.isAway()) ? 'away' : 'usual'
  return fold(
    words,
    { id: 'billing', title: 'billing', state: t(faultModes[chosen]) },
    html`<p>${t('billingLead')}</p>
<div class="halves">${choiceForm(words, { action: '/dev/billing', name: 'mood', legend: 'theBilling', choices: faultModes, chosen })}
<div><h4>${t('received')}</h4>
${received.length === 0 ? html`<p class="empty">${t('nothingReceived')}</p>` : html``}
<ul class="events">${received.map(
      ({ event, deliveries }) => html`<li><details><summary>${billingEventLine(words, event)}</summary>
<p><small>${t('eventOf', { type: event.type, sequence: event.sequence, when: format.dateTime(event.occurredAt) })}${
        deliveries > 1 ? ` · ${t('cameTimes', { count: deliveries })}` : ''
      }</small></p><pre>${JSON.stringify(event.data, null, 2)}</pre></details></li>`,
    )}</ul></div></div>`,
  )
}
