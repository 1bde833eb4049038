import { advanceEnrollment } from '@porchlight/domains/jobs'
import { enqueueJob } from '@porchlight/jobs'
import { createStandInCredit } from '@porchlight/providers/credit'
import { createStandInMarket, type MarketAnswer } from '@porchlight/providers/market'
import { standInStories, storyDollars } from '@porchlight/providers/stand-in-stories'
import { type Html, html } from '@porchlight/server-methods/files/html'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { choiceForm } from './choice-form'

const faultModes: Readonly<
  Record<string, { readonly words: string; readonly market: object; readonly credit: object }>
> = {
  usual: {
    words: 'As usual: orders are confirmed',
    market: { isAway: false, next: 'confirm' },
    credit: { next: 'byNumber' },
  },
  deposit: {
    words: 'The next orders need a deposit of $200.00',
    market: { isAway: false, next: 'confirm' },
    credit: { next: 'deposit', depositDollars: 200 },
  },
  hold: {
    words: 'The next orders meet a switch-hold',
    market: { isAway: false, next: 'hold' },
    credit: { next: 'pass' },
  },
  late: {
    words: 'The next orders are rejected: another came first',
    market: { isAway: false, next: 'rejectLate' },
    credit: { next: 'pass' },
  },
  away: { words: 'The market does not answer', market: { isAway: true }, credit: { next: 'pass' } },
}

/** What the market can be made to say of an order. */
const sayings: Readonly<Record<string, (date: string) => MarketAnswer>> = {
  'Confirm the date': (date) => ({ kind: 'dateConfirmed', date }),
  'Place a hold': () => ({ kind: 'holdPlaced', reason: 'Previous_Occupant', placedBy: 'The utility' }),
  'Lift the hold': () => ({ kind: 'holdLifted' }),
  'Report a balance': () => ({
    kind: 'balanceReported',
    reason: 'Own_Debt',
    dollars: storyDollars,
    placedBy: 'Another provider',
  }),
  'Settle the balance': () => ({ kind: 'balanceSettled' }),
  Reject: () => ({ kind: 'rejected', reason: 'Invalid_Service_Point' }),
}

interface MarketOrderRow {
  readonly id: string
  readonly number: string
  readonly street: string
  readonly state: string
  readonly date: string
}

/** Serves `POST /dev/market`: turns the stand-ins for the market and the credit check, or lets the market speak. */
export function serveMarketControls(app: FastifyInstance, context: ServerContext): void {
  const market = createStandInMarket(context)
  const credit = createStandInCredit(context)
  app.post('/dev/market', { schema: { hide: true } }, async (request, reply) => {
    const { mood = '', order = '', say = '' } = (request.body ?? {}) as Readonly<Record<string, string>>
    const chosen = faultModes[mood]
    if (chosen !== undefined) {
      await market.setFaultMode(chosen.market)
      await credit.setFaultMode(chosen.credit)
    }
    const found = (await recentOrders(context)).find(({ id }) => id === order)
    if (found !== undefined) {
      const answer = sayings[say]?.(found.date)
      if (answer !== undefined) await market.say(found.id, answer)
      await enqueueJob(context.pool, advanceEnrollment.name, { orderId: found.id })
    }
    await reply.redirect('/dev#market', 303)
  })
}

/** The part of the guide that turns them. */
export async function marketControls(context: ServerContext): Promise<Html> {
  const orders = await recentOrders(context)
  return html`<section class="control wide" id="market" aria-labelledby="market-title"><h3 id="market-title">Market and credit check</h3>
<p>Sign up for a plan, then let the market answer. Its usual answers take a minute or two; the last four digits 4821 save the deposit.</p>
<div class="halves">${choiceForm({ action: '/dev/market', name: 'mood', legend: 'What comes next', choices: words, chosen: await currentMode(context) })}
<div><h4>What you type can make an order wait</h4><dl class="typed">${standInStories.map(
    ({ title, field, typed, answer }) =>
      html`<div><dt>${field === 'lastName' ? 'Last name' : 'Street'} <code>${
        field === 'lastName' ? typed : `4 ${typed}`
      }</code></dt><dd><strong>${title}.</strong> ${answer}</dd></div>`,
  )}</dl></div></div>
<h4>Speak for the market now: choose an order</h4>
${orders.length === 0 ? html`<p class="empty">No order waits for the market.</p>` : html``}
<ul class="events">${orders.map(
    ({
      id,
      number,
      street,
      state,
      date,
    }) => html`<li><details><summary><strong>${street}</strong> <small>${number} · ${state.replaceAll(
      '_',
      ' ',
    )} · ${day.format(new Date(date))}</small></summary>
<form class="line" method="post" action="/dev/market"><input type="hidden" name="order" value="${id}">${Object.keys(
      sayings,
    ).map(
      (say) =>
        html`<button name="say" value="${say}">${say}<span class="aloud"> for ${street}</span></button>`,
    )}</form></details></li>`,
  )}</ul></section>`
}

const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

/** The words of each mode, by its name. */
const words = Object.fromEntries(Object.entries(faultModes).map(([name, mode]) => [name, mode.words]))

/** The name of the mode that both stand-ins are in; null where they were turned otherwise. */
async function currentMode(context: ServerContext): Promise<string | null> {
  const market = await createStandInMarket(context).faultMode()
  const credit = await createStandInCredit(context).faultMode()
  const found = Object.entries(faultModes).find(
    ([, mode]) => holds(market, mode.market) && holds(credit, mode.credit),
  )
  return found?.[0] ?? null
}

/** Whether what is in force has all values of `mode`. */
function holds(inForce: object, mode: object): boolean {
  const values = new Map<string, unknown>(Object.entries(inForce))
  return Object.entries(mode).every(([name, value]) => values.get(name) === value)
}

/** The latest orders that the stand-in may speak of. */
async function recentOrders({ pool }: ServerContext): Promise<readonly MarketOrderRow[]> {
  const { rows } = await pool.query<MarketOrderRow>(
    `select "Id" as id, "Confirmation_Number__c" as number, "Service_Street__c" as street,
            "Market_Status__c" as state, to_char("Requested_Start_Date__c", 'YYYY-MM-DD') as date
     from record."Order" where "Market_Status__c" is not null and "Status" = 'Pending'
     order by "CreatedDate" desc limit 5`,
  )
  return rows
}
