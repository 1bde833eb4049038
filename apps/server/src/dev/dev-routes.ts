import { randomBytes } from 'node:crypto'
import type { TourPerson } from '@porchlight/demo/world/tour-people'
import { listMessages } from '@porchlight/providers/mail'
import { type Html, html } from '@porchlight/server-methods/files/html'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { planDemoDebits } from '../composition/demo-payments'
import { demoPeople, startDemoOver } from '../composition/demo-world'
import type { ServerContext } from '../composition/server-context'
import { logFailure } from '../http/error-answer'
import { serveAuthenticator } from './authenticator-page'
import { billingControls, serveBillingControls } from './billing-controls'
import { buyerTours } from './buyer-tours'
import { clockControls, serveClockControls } from './clock-controls'
import { type DevPage, devPage, partsBar } from './dev-page'
import { documentControls, serveDocumentControls } from './document-controls'
import { fold } from './fold'
import type { GuideWords } from './guide-words'
import { identityControls, serveIdentityControls } from './identity-controls'
import { lookUps } from './look-ups'
import { mailboxPage, mailboxTeaser } from './mailbox-page'
import { marketControls, serveMarketControls } from './market-controls'
import { messageControls, serveMessageControls } from './message-controls'
import { firstSteps, opening } from './opening'
import { createPassingDays, type PassingDays } from './pass-days'
import { paymentControls, servePaymentControls } from './payment-controls'
import { customers, staff } from './people'
import { serveGuideForm, serveGuidePage } from './serve-guide'
import { serveTextControls, textControls } from './text-controls'

/** Number of mailbox messages shown in the guide. */
const teased = 3

/**
 * Serves the guided demo: `/dev` with its people, their stories and one-click sign-ins, and the controls for the
 * stand-ins, the date and the advisors; `/dev/mailbox` with sent messages; `/dev/authenticator` for staff. Each is also
 * available in Spanish, under `/es`. Demo mode only.
 */
export function serveDemoGuide(app: FastifyInstance, context: ServerContext): void {
  const { demoClock } = context
  const passingDays =
    demoClock === null
      ? null
      : createPassingDays(context, demoClock, (error) => logFailure(app, error, 'demo clock failed'))
  serveGuidePage(app, '/dev', async (request, reply, words) => {
    const everyone = await demoPeople(context)
    const top = html`${opening(context, words, everyone)}${partsBar(words)}`
    const body = html`${firstSteps(context, words)}${buyerTours(words, everyone)}${customers(context, words, everyone)}${await guide(context, words, everyone, passingDays)}`
    if (passingDays !== null && passingDays.left() > 0) reply.header('refresh', '2')
    await sendPage(reply, { title: words.t('title'), words, address: request.url, body, top })
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
  serveGuideForm(app, '/dev/start-over', async () => {
    await startDemoOver(context, (sentence) => app.log.info(sentence))
    await planDemoDebits(context.pool)
    return '/dev'
  })
  serveGuidePage(app, '/dev/mailbox', async (request, reply, words) => {
    const { message, to } = request.query as Readonly<Record<string, unknown>>
    const filter = typeof to === 'string' ? to.trim() : ''
    const messages = await listMessages(context.pool, undefined, filter)
    const body = mailboxPage(context, words, messages, { opened: message, to: filter })
    await sendPage(reply, { title: words.t('mailbox'), words, address: request.url, body })
  })
  app.get('/dev/mailbox.json', { schema: { hide: true } }, async () => listMessages(context.pool))
}

async function sendPage(reply: FastifyReply, page: Omit<DevPage, 'nonce' | 'files'>): Promise<void> {
  const nonce = randomBytes(18).toString('base64')
  reply.header(
    'content-security-policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self' http://*.localhost:*; frame-ancestors 'none'; base-uri 'none'`,
  )
  await reply.type('text/html; charset=utf-8').send(devPage({ ...page, nonce }))
}

/**
 * Renders the parts below the customers: the other entry points, an advisor’s work, and the view behind the scenes,
 * each folded.
 */
async function guide(
  context: ServerContext,
  words: GuideWords,
  everyone: readonly TourPerson[],
  passingDays: PassingDays | null,
): Promise<Html> {
  const { t } = words
  const mailbox = mailboxTeaser(context, words, await listMessages(context.pool, teased))
  return html`<section id="ways" aria-labelledby="ways-title"><h2 id="ways-title">${t('waysTitle')}</h2>
<div class="folds">${staff(context, words, everyone)}${await lookUps(context, words)}</div></section>
<section id="work" aria-labelledby="work-title"><h2 id="work-title">${t('workTitle')}</h2>
<p>${t('workLead')}</p>
<div class="folds">${await messageControls(context, words)}${await documentControls(context, words)}</div></section>
<section id="controls" aria-labelledby="controls-title"><h2 id="controls-title">${t('controls')}</h2>
<p>${t('controlsLead')}</p>
<div class="folds">${clockControls(context, words, passingDays)}${mailbox}${await marketControls(context, words)}${paymentControls(context, words)}${textControls(context, words)}${identityControls(context, words)}${await billingControls(context, words)}${engineers(words)}${startOver(words)}</div></section>`
}

function engineers(words: GuideWords): Html {
  const { t } = words
  return fold(
    words,
    { id: 'engineers', title: 'engineers', state: t('engineersState') },
    html`<p><a href="/dev/playground" hreflang="en">${t('playground')}</a>: ${t('playgroundText')} ${t('sameInterface')} <a href="/openapi.json" hreflang="en">${t('openApi')}</a>.</p>`,
  )
}

function startOver(words: GuideWords): Html {
  const { t, to } = words
  return fold(
    words,
    { id: 'over', title: 'over', state: t('overState') },
    html`<p>${t('overLead')}</p>
<form method="post" action="${to('/dev/start-over')}"><button>${t('over')}</button></form>`,
  )
}
