import { advanceEnrollment } from '@porchlight/domains/jobs'
import { enqueueJob } from '@porchlight/jobs'
import { createStandInCredit } from '@porchlight/providers/credit'
import { createStandInMarket, type MarketAnswer } from '@porchlight/providers/market'
import { standInStories, storyDollars } from '@porchlight/providers/stand-in-stories'
import { type Html, html } from '@porchlight/server-methods/files/html'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { choiceForm } from './choice-form'
import { fold } from './fold'
import { type GuideLabel, type GuideWords, partPath } from './guide-words'
import { serveGuideForm } from './serve-guide'
import { valueNames } from './value-names'

const faultModes: Readonly<
  Record<string, { readonly label: GuideLabel; readonly market: object; readonly credit: object }>
> = {
  usual: {
    label: 'marketUsual',
    market: { isAway: false, next: 'confirm' },
    credit: { next: 'byNumber' },
  },
  deposit: {
    label: 'marketDeposit',
    market: { isAway: false, next: 'confirm' },
    credit: { next: 'deposit', depositDollars: 200 },
  },
  hold: {
    label: 'marketHold',
    market: { isAway: false, next: 'hold' },
    credit: { next: 'pass' },
  },
  late: {
    label: 'marketLate',
    market: { isAway: false, next: 'rejectLate' },
    credit: { next: 'pass' },
  },
  away: { label: 'marketAway', market: { isAway: true }, credit: { next: 'pass' } },
}

/** Messages that the market can be made to send about an order. */
const sayings: Readonly<
  Record<string, { readonly label: GuideLabel; readonly answer: (date: string) => MarketAnswer }>
> = {
  confirm: { label: 'sayConfirm', answer: (date) => ({ kind: 'dateConfirmed', date }) },
  hold: {
    label: 'sayHold',
    answer: () => ({ kind: 'holdPlaced', reason: 'Previous_Occupant', placedBy: 'The utility' }),
  },
  lift: { label: 'sayLift', answer: () => ({ kind: 'holdLifted' }) },
  balance: {
    label: 'sayBalance',
    answer: () => ({
      kind: 'balanceReported',
      reason: 'Own_Debt',
      dollars: storyDollars,
      placedBy: 'Another provider',
    }),
  },
  settle: { label: 'saySettle', answer: () => ({ kind: 'balanceSettled' }) },
  reject: { label: 'sayReject', answer: () => ({ kind: 'rejected', reason: 'Invalid_Service_Point' }) },
}

interface MarketOrderRow {
  readonly id: string
  readonly number: string
  readonly street: string
  readonly state: string
  readonly date: string
}

/**
 * Serves `POST /dev/market`: sets the mode of the market and credit check stand-ins, or has the market send a message.
 */
export function serveMarketControls(app: FastifyInstance, context: ServerContext): void {
  const market = createStandInMarket(context)
  const credit = createStandInCredit(context)
  serveGuideForm(app, '/dev/market', async ({ mood = '', order = '', say = '' }) => {
    const chosen = faultModes[mood]
    if (chosen !== undefined) {
      await market.setFaultMode(chosen.market)
      await credit.setFaultMode(chosen.credit)
    }
    const found = (await recentOrders(context)).find(({ id }) => id === order)
    if (found !== undefined) {
      const answer = sayings[say]?.answer(found.date)
      if (answer !== undefined) await market.say(found.id, answer)
      await enqueueJob(context.pool, advanceEnrollment.name, { orderId: found.id })
    }
    return partPath('market')
  })
}

/** Renders the part of the guide that controls them. */
export async function marketControls(context: ServerContext, words: GuideWords): Promise<Html> {
  const { language, t } = words
  const orders = await recentOrders(context)
  const chosen = await currentMode(context)
  const state = chosen === null ? '' : t(modeLabels[chosen] ?? 'marketUsual')
  return fold(
    words,
    { id: 'market', title: 'market', state: state },
    html`<p>${t('marketLead')}</p>
<div class="halves">${choiceForm(words, { action: '/dev/market', name: 'mood', legend: 'marketNext', choices: modeLabels, chosen })}
<div><h4>${t('typed')}</h4><dl class="typed">${standInStories.map(
      ({ title, field, typed, answer }) =>
        html`<div><dt>${t(field)} <code>${
          field === 'lastName' ? typed : `4 ${typed}`
        }</code></dt><dd><strong>${title[language]}.</strong> ${answer[language]}</dd></div>`,
    )}</dl></div></div>
<h4>${t('speak')}</h4>
${orders.length === 0 ? html`<p class="empty">${t('noOrder')}</p>` : html``}
<ul class="events">${orders.map((order) => orderRow(words, order))}</ul>`,
  )
}

/** Renders an order with the messages that the market can send about it. */
function orderRow({ language, t, to, format }: GuideWords, order: MarketOrderRow): Html {
  const { id, number, street, state, date } = order
  const states = valueNames('Order', 'Market_Status__c', language)
  const buttons = Object.entries(sayings).map(
    ([say, { label }]) =>
      html`<button name="say" value="${say}">${t(label)}<span class="aloud"> ${t('sayFor', { street })}</span></button>`,
  )
  return html`<li><details><summary><strong>${street}</strong> <small>${number} · ${states.get(state) ?? state} · ${format.date(date)}</small></summary>
<form class="line" method="post" action="${to('/dev/market')}"><input type="hidden" name="order" value="${id}">${buttons}</form></details></li>`
}

/** The label of each mode, by its name. */
const modeLabels = Object.fromEntries(Object.entries(faultModes).map(([name, mode]) => [name, mode.label]))

/** Returns the name of the mode that both stand-ins are in; null when they were set individually. */
async function currentMode(context: ServerContext): Promise<string | null> {
  const market = await createStandInMarket(context).faultMode()
  const credit = await createStandInCredit(context).faultMode()
  const found = Object.entries(faultModes).find(
    ([, mode]) => holds(market, mode.market) && holds(credit, mode.credit),
  )
  return found?.[0] ?? null
}

/** Returns whether the current mode has all values of `mode`. */
function holds(inForce: object, mode: object): boolean {
  const values = new Map<string, unknown>(Object.entries(inForce))
  return Object.entries(mode).every(([name, value]) => values.get(name) === value)
}

/** Returns the latest orders that the stand-in can send messages about. */
async function recentOrders({ pool }: ServerContext): Promise<readonly MarketOrderRow[]> {
  const { rows } = await pool.query<MarketOrderRow>(
    `select "Id" as id, "Confirmation_Number__c" as number, "Service_Street__c" as street,
            "Market_Status__c" as state, to_char("Requested_Start_Date__c", 'YYYY-MM-DD') as date
     from record."Order" where "Market_Status__c" is not null and "Status" = 'Pending'
     order by "CreatedDate" desc limit 5`,
  )
  return rows
}
