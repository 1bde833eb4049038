import { createStandInBilling } from '@porchlight/providers/billing'
import { type Html, html } from '@porchlight/server-methods/files/html'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { billingEventLine } from './billing-event-line'
import { choiceForm } from './choice-form'

const shownEvents = 20

const faultModes = { usual: 'It answers', away: 'It cannot be reached' } as const

/** Serves `POST /dev/billing`: the stand-in for the billing system answers, or it does not. */
export function serveBillingControls(app: FastifyInstance, context: ServerContext): void {
  const billing = createStandInBilling(context)
  app.post('/dev/billing', { schema: { hide: true } }, async (request, reply) => {
    const { mood = '' } = (request.body ?? {}) as Readonly<Record<string, string>>
    await billing.setAway(mood === 'away')
    await reply.redirect('/dev#billing', 303)
  })
}

/** The part of the guide that shows what the stand-in received; nothing where a gateway takes the events. */
export async function billingControls(context: ServerContext): Promise<Html> {
  if (context.settings.billing !== null) return html``
  const billing = createStandInBilling(context)
  const received = await billing.received(shownEvents)
  const chosen = (await billing.isAway()) ? 'away' : 'usual'
  return html`<section class="control wide" id="billing" aria-labelledby="billing-title"><h3 id="billing-title">Billing system</h3>
<p>It is notified of payments, AutoPay, paperless and average billing, contacts and orders within a minute.</p>
<div class="halves">${choiceForm({ action: '/dev/billing', name: 'mood', legend: 'The billing system', choices: faultModes, chosen })}
<div><h4>What it received, latest first</h4>
${received.length === 0 ? html`<p class="empty">Nothing yet. Pay a bill, and look again in a minute.</p>` : html``}
<ul class="events">${received.map(
    ({ event, deliveries }) => html`<li><details><summary>${billingEventLine(event)}</summary>
<p><small>${event.type} · event ${String(event.sequence)} · ${event.occurredAt}${
      deliveries > 1 ? ` · came ${deliveries} times` : ''
    }</small></p><pre>${JSON.stringify(event.data, null, 2)}</pre></details></li>`,
  )}</ul></div></div></section>`
}
