import type { DeliveryFaultMode, ProcessorFaultMode } from '@porchlight/providers/payments'
import { type Html, html } from '@porchlight/server-methods/files/html'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { choiceForm } from './choice-form'

const requests: Readonly<Record<ProcessorFaultMode, string>> = {
  well: 'It answers',
  down: 'It cannot be reached',
  hanging: 'It does not answer',
  nonsense: 'It answers nonsense',
  forgetful: 'It acts, and cuts the connection before the answer',
}

const events: Readonly<Record<DeliveryFaultMode, string>> = {
  once: 'Each event once',
  repeated: 'Each event three times',
  newestFirst: 'The newest first',
  held: 'No events',
  forgedToo: 'A forgery with each',
}

/** Serves `POST /dev/payments`: turns the stand-in for the payment processor. */
export function servePaymentControls(app: FastifyInstance, { paymentFaults }: ServerContext): void {
  if (paymentFaults === null) return
  app.post('/dev/payments', { schema: { hide: true } }, async (request, reply) => {
    const body = (request.body ?? {}) as Readonly<Record<string, string>>
    const mode = (Object.keys(requests) as ProcessorFaultMode[]).find((name) => name === body.requests)
    const delivery = (Object.keys(events) as DeliveryFaultMode[]).find((name) => name === body.events)
    if (mode !== undefined) paymentFaults.mood = mode
    if (delivery !== undefined) paymentFaults.delivery = delivery
    await reply.redirect('/dev#payments', 303)
  })
}

/** The part of the guide that makes payments go wrong; nothing where another takes them, or none does. */
export function paymentControls({ settings, paymentFaults, payments: { pageOrigin } }: ServerContext): Html {
  if (settings.payments.kind !== 'stand-in' || pageOrigin === null) return html``
  return html`<section class="control" id="payments" aria-labelledby="payments-title"><h3 id="payments-title">Payments</h3>
<p>They are made on the page of <a href="${pageOrigin}/">a stand-in</a>, which shows its test cards. No money moves.</p>
${
  paymentFaults === null
    ? html``
    : html`${choiceForm({ action: '/dev/payments', name: 'requests', legend: 'Requests', choices: requests, chosen: paymentFaults.mood })}
${choiceForm({ action: '/dev/payments', name: 'events', legend: 'Events it delivers', choices: events, chosen: paymentFaults.delivery })}`
}</section>`
}
