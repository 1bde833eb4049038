import { randomBytes } from 'node:crypto'
import { brandKeys, brandOf, defaultBrandKey } from '@porchlight/brands'
import type { DemoSignIn } from '@porchlight/demo/world/demo-world'
import { listMessages, type MailboxMessage } from '@porchlight/providers/mail'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { demoSignIns, startDemoOver } from '../composition/demo-world'
import type { ServerContext } from '../composition/server-context'
import { billingControls, serveBillingControls } from './billing-controls'
import { clockControls, serveClockControls } from './clock-controls'
import { devPage } from './dev-page'
import { type Html, html } from './html'
import { identityControls, serveIdentityControls } from './identity-controls'
import { lookUps } from './look-ups'
import { marketControls, serveMarketControls } from './market-controls'
import { messageControls, serveMessageControls } from './message-controls'
import { answerForm, serveTextControls, textControls } from './text-controls'

/**
 * Serves the guided demo: `/dev` with one-click sign-ins and what makes the stand-ins, the date and the advisors move,
 * `/dev/mailbox` with what was sent. Demo mode only.
 */
export function serveDemoGuide(app: FastifyInstance, context: ServerContext): void {
  app.get('/dev', { schema: { hide: true } }, async (_request, reply) =>
    sendPage(reply, 'Porchlight demo', await guide(context)),
  )
  serveMessageControls(app, context)
  serveMarketControls(app, context)
  serveBillingControls(app, context)
  serveIdentityControls(app, context)
  serveTextControls(app, context)
  serveClockControls(app, context)
  app.post('/dev/start-over', { schema: { hide: true } }, async (_request, reply) => {
    await startDemoOver(context, (sentence) => app.log.info(sentence))
    await reply.redirect('/dev', 303)
  })
  app.get('/dev/mailbox', { schema: { hide: true } }, async (_request, reply) =>
    sendPage(reply, 'Mail and texts that were sent', mailbox(context, await listMessages(context.pool))),
  )
  app.get('/dev/mailbox.json', { schema: { hide: true } }, async () => listMessages(context.pool))
}

async function sendPage(reply: FastifyReply, title: string, body: Html): Promise<void> {
  const nonce = randomBytes(18).toString('base64')
  reply.header(
    'content-security-policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self' http://*.localhost:*; frame-ancestors 'none'; base-uri 'none'`,
  )
  await reply.type('text/html; charset=utf-8').send(devPage(title, body, nonce))
}

async function guide(context: ServerContext): Promise<Html> {
  const { brandAddresses } = context.settings
  return html`<p>People, homes, utilities and prices are invented. Everything you see comes from the database.</p>
<h2>To begin with</h2>
<ol>
<li>Sign in as Dana below, see why July was dear, and read it in Spanish.</li>
<li>Pay the bill: a declined card first, then a good one.</li>
<li><a href="${brandAddresses[defaultBrandKey]}/plans?zip=77002">Find a plan for ZIP code 77002</a> and sign up for it.</li>
<li><a href="#look-ups">Look up an order</a> as a guest and see whose turn it is.</li>
<li>Write a message, and <a href="#messages">answer it</a> while its page is open.</li>
</ol>
<h2>The brands</h2>
<ul>${brandKeys.map(
    (brand) => html`<li><div><span>${brandOf(brand).names.displayName}</span>
<span><a href="${brandAddresses[brand]}/">English</a> · <a href="${brandAddresses[brand]}/es">Español</a></span></div></li>`,
  )}</ul>
<h2>Sign in as</h2>
<ul>${demoSignIns().map(signIn)}</ul>
${await lookUps(context)}
${await messageControls(context)}
<h2>What was sent</h2>
<p><a href="/dev/mailbox">Mail and texts, newest first</a></p>
${await marketControls(context)}
${await billingControls(context)}
${identityControls(context)}
${payments(context)}
${textControls(context)}
${clockControls(context)}
<h2>Start over</h2>
<p>Empties the database and loads everything again, from today. What you made is gone.</p>
<form method="post" action="/dev/start-over"><button>Start over</button></form>`
}

/** Where the payment stand-in is made to go wrong; nothing where another takes payments, or none does. */
function payments({ settings, payments: { pageOrigin: origin } }: ServerContext): Html {
  if (settings.payments.kind !== 'stand-in' || origin === null) return html``
  return html`<h2>Payments</h2>
<p>They are made on the page of a stand-in, which shows its test cards. <a href="${origin}/">Make it go wrong</a></p>`
}

/** The form posts to this page’s own host, where the session cookie then is; the brand follows the account. */
function signIn(person: DemoSignIn): Html {
  return html`<li><div><div><strong>${person.name}</strong><br><small>${person.username}</small><br>${person.story.en}</div>
<form method="post" action="/login"><input type="hidden" name="username" value="${person.username}">
<input type="hidden" name="password" value="${person.password}"><input type="hidden" name="startURL" value="${person.startUrl}"><button aria-label="Sign in as ${person.name}">Sign in</button></form></div></li>`
}

function mailbox(context: ServerContext, messages: readonly MailboxMessage[]): Html {
  if (messages.length === 0) return html`<p>Nothing was sent yet. Ask for a link, then come back.</p>`
  return html`<ul>${messages.map(
    (message) => html`<li><dl><dt>${message.channel === 'sms' ? 'Text message' : message.subject}</dt>
<dd><small>From ${message.from} to ${message.to} · ${message.sentAt}</small></dd></dl><pre>${message.text}</pre>
${message.links.map((link) => html`<p><a href="${link}">Open the link</a></p>`)}${answerForm(context, message)}</li>`,
  )}</ul>`
}
