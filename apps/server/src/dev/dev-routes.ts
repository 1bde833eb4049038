import { randomBytes } from 'node:crypto'
import { listMessages } from '@porchlight/providers/mail'
import { type Html, html } from '@porchlight/server-methods/files/html'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { demoPeople, startDemoOver } from '../composition/demo-world'
import type { ServerContext } from '../composition/server-context'
import { logFailure } from '../http/error-answer'
import { serveAuthenticator } from './authenticator-page'
import { billingControls, serveBillingControls } from './billing-controls'
import { clockControls, serveClockControls } from './clock-controls'
import { devPage, partsBar } from './dev-page'
import { documentControls, serveDocumentControls } from './document-controls'
import { identityControls, serveIdentityControls } from './identity-controls'
import { lookUps } from './look-ups'
import { mailboxPage, mailboxTeaser } from './mailbox-page'
import { marketControls, serveMarketControls } from './market-controls'
import { messageControls, serveMessageControls } from './message-controls'
import { firstSteps, opening } from './opening'
import { createPassingDays, type PassingDays } from './pass-days'
import { paymentControls, servePaymentControls } from './payment-controls'
import { people } from './people'
import { serveTextControls, textControls } from './text-controls'

/** How many messages the guide shows of the mailbox. */
const teased = 3

/**
 * Serves the guided demo: `/dev` with its people, their stories and one-click sign-ins, and what makes the stand-ins, the
 * date and the advisors move; `/dev/mailbox` with what was sent; `/dev/authenticator` for staff. Demo mode only.
 */
export function serveDemoGuide(app: FastifyInstance, context: ServerContext): void {
  const { demoClock } = context
  const passingDays =
    demoClock === null
      ? null
      : createPassingDays(context, demoClock, (error) => logFailure(app, error, 'demo clock failed'))
  app.get('/dev', { schema: { hide: true } }, async (_request, reply) => {
    const everyone = await demoPeople(context)
    const top = html`${opening(context, everyone)}${partsBar()}`
    const body = html`${firstSteps(context)}${people(context, everyone)}${await guide(context, passingDays)}`
    if (passingDays !== null && passingDays.left() > 0) reply.header('refresh', '2')
    await sendPage(reply, 'Porchlight demo', body, top)
  })
  serveMessageControls(app, context)
  serveDocumentControls(app, context)
  serveMarketControls(app, context)
  servePaymentControls(app, context)
  serveBillingControls(app, context)
  serveIdentityControls(app, context)
  serveTextControls(app, context)
  serveClockControls(app, passingDays)
  serveAuthenticator(app, context, sendPage)
  app.post('/dev/start-over', { schema: { hide: true } }, async (_request, reply) => {
    await startDemoOver(context, (sentence) => app.log.info(sentence))
    await reply.redirect('/dev', 303)
  })
  app.get('/dev/mailbox', { schema: { hide: true } }, async (request, reply) => {
    const { message, to } = request.query as Readonly<Record<string, unknown>>
    const filter = typeof to === 'string' ? to.trim() : ''
    const messages = await listMessages(context.pool, undefined, filter)
    await sendPage(reply, 'Mail and texts', mailboxPage(context, messages, { opened: message, to: filter }))
  })
  app.get('/dev/mailbox.json', { schema: { hide: true } }, async () => listMessages(context.pool))
}

async function sendPage(reply: FastifyReply, title: string, body: Html, top?: Html): Promise<void> {
  const nonce = randomBytes(18).toString('base64')
  reply.header(
    'content-security-policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self' http://*.localhost:*; frame-ancestors 'none'; base-uri 'none'`,
  )
  const page = devPage({ title, body, nonce, ...(top === undefined ? {} : { top }) })
  await reply.type('text/html; charset=utf-8').send(page)
}

/** What follows the people: guests, the mailbox, an advisor's work, the controls and the end. */
async function guide(context: ServerContext, passingDays: PassingDays | null): Promise<Html> {
  return html`${await lookUps(context)}
${mailboxTeaser(context, await listMessages(context.pool, teased))}
<section id="work" aria-labelledby="work-title"><h2 id="work-title">Do an advisor’s work from here</h2>
<p>The short way: what advisors do in the console, without signing in as one.</p>
<div class="controls">${await messageControls(context)}${await documentControls(context)}</div></section>
<section id="controls" aria-labelledby="controls-title"><h2 id="controls-title">Time and providers</h2>
<p>Every provider is played by a stand-in. The choice that is marked is the one in force.</p>
<div class="controls">${clockControls(context, passingDays)}${await marketControls(context)}${paymentControls(context)}<div class="stack">${textControls(context)}${identityControls(context)}</div>${await billingControls(context)}</div></section>
<section id="engineers" aria-labelledby="engineers-title"><h2 id="engineers-title">For engineers</h2>
<p><a href="/dev/playground">The data service playground</a>: try every call of the client, follow records while they change, and see what the cache does. The same interface as <a href="/openapi.json">an OpenAPI document</a>.</p></section>
<section id="over" aria-labelledby="over-title"><h2 id="over-title">Start over</h2>
<p>Empties the database and loads everything again, from today. What you made is gone, and it takes about a minute.</p>
<form method="post" action="/dev/start-over"><button>Start over</button></form></section>`
}
