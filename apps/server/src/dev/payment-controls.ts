import type { DeliveryFaultMode, ProcessorFaultMode } from '@porchlight/providers/payments'
import { type Html, html } from '@porchlight/server-methods/files/html'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { choiceForm } from './choice-form'
import { fold } from './fold'
import { type GuideLabel, type GuideWords, partPath } from './guide-words'
import { serveGuideForm } from './serve-guide'

const requests: Readonly<Record<ProcessorFaultMode, GuideLabel>> = {
  well: 'answers',
  down: 'unreachable',
  hanging: 'silent',
  nonsense: 'nonsense',
  forgetful: 'forgetful',
}

const events: Readonly<Record<DeliveryFaultMode, GuideLabel>> = {
  once: 'once',
  repeated: 'repeated',
  newestFirst: 'newestFirst',
  held: 'held',
  forgedToo: 'forgedToo',
}

/** Serves `POST /dev/payments`: sets the mode of the payment processor stand-in. */
export function servePaymentControls(app: FastifyInstance, { paymentFaults }: ServerContext): void {
  if (paymentFaults === null) return
  serveGuideForm(app, '/dev/payments', async (fields) => {
    const mode = (Object.keys(requests) as ProcessorFaultMode[]).find((name) => name === fields.requests)
    const delivery = (Object.keys(events) as DeliveryFaultMode[]).find((name) => name === fields.events)
    if (mode !== undefined) paymentFaults.mood = mode
    if (delivery !== undefined) paymentFaults.delivery = delivery
    return partPath('payments')
  })
}

/** Renders the part of the guide that makes payments fail; empty when the stand-in does not process them. */
export function paymentControls(
  { settings, paymentFaults, payments: { pageOrigin } }: ServerContext,
  words: GuideWords,
): Html {
  if (settings.payments.kind !== 'stand-in' || pageOrigin === null) return html``
  const { t } = words
  return fold(
    words,
    {
      id: 'payments',
      title: 'payments',
      state: paymentFaults === null ? '' : t(requests[paymentFaults.mood]),
    },
    html`<p>${t('paymentsLead')} <a href="${pageOrigin}/">${t('standIn')}</a>, ${t('paymentsEnd')}</p>
${
  paymentFaults === null
    ? html``
    : html`<div class="halves">${choiceForm(words, { action: '/dev/payments', name: 'requests', legend: 'requests', choices: requests, chosen: paymentFaults.mood })}
${choiceForm(words, { action: '/dev/payments', name: 'events', legend: 'events', choices: events, chosen: paymentFaults.delivery })}</div>`
}`,
  )
}
