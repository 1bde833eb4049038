import { createStandInBilling } from '@porchlight/providers/billing'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { type Html, html } from './html'

const shownEvents = 20

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
  const received = await createStandInBilling(context).received(shownEvents)
  return html`<h2 id="billing">The billing system</h2>
<p>It is notified of payments, AutoPay, paperless billing, contacts and orders within a minute. Newest first:</p>
<ul>${received.map(
    ({ event, deliveries }) => html`<li><div><div><strong>${event.type}</strong><br>
<small>Account ${event.accountNumber} · event ${String(event.sequence)} · ${event.occurredAt}${
      deliveries > 1 ? ` · came ${deliveries} times` : ''
    }</small><pre>${JSON.stringify(event.data, null, 2)}</pre></div></div></li>`,
  )}</ul>
<form method="post" action="/dev/billing"><button name="mood" value="away">Let it be away</button> <button name="mood" value="usual">Let it answer</button></form>`
}
