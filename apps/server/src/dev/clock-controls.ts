import { setTimeout as pause } from 'node:timers/promises'
import { type Html, html } from '@porchlight/server-methods/files/html'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import type { PassingDays } from './pass-days'

const steps: Readonly<Record<string, number>> = { 'A day': 1, 'A week': 7, '30 days': 30 }

/** The longest way at once, in days. */
const longest = 90

/** The days that the slider is marked at. */
const marks = [1, 30, 60, longest]

const dayMs = 86_400_000

/** How long the answer to a form waits for its days. */
const answerMs = 5_000

/**
 * Serves `POST /dev/clock`: moves the demo's date forward, with the work of each day on its day. Everybody is signed out
 * by it, because sessions end with time. What takes longer goes on after the answer, and the guide says how much is left.
 */
export function serveClockControls(app: FastifyInstance, passingDays: PassingDays | null): void {
  if (passingDays === null) return
  app.post('/dev/clock', { schema: { hide: true } }, async (request, reply) => {
    const days = daysOf((request.body ?? {}) as Readonly<Record<string, string>>)
    if (days > 0) {
      passingDays.add(days)
      await Promise.race([passingDays.passed(), pause(answerMs)])
    }
    await reply.redirect('/dev#clock', 303)
  })
}

/** How many days a form asks for: by name, by number, or else by the slider; 0 for what is none of them. */
function daysOf({ step, exact = '', days = '' }: Readonly<Record<string, string>>): number {
  if (step !== undefined) return Object.hasOwn(steps, step) ? (steps[step] ?? 0) : 0
  const count = Number(exact === '' ? days : exact)
  return Number.isInteger(count) && count >= 1 && count <= longest ? count : 0
}

/** The part of the guide that moves the date. */
export function clockControls({ demoClock, now }: ServerContext, passingDays: PassingDays | null): Html {
  if (demoClock === null || passingDays === null) return html``
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'America/Chicago' })
  const short = new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'America/Chicago',
  })
  const ahead = demoClock.daysAhead()
  const words = ahead === 0 ? '' : ` (${ahead} ${ahead === 1 ? 'day' : 'days'} ahead)`
  return html`<section class="control wide" id="clock" aria-labelledby="clock-title"><h3 id="clock-title">Time machine</h3>
<p>Bills are issued and fall due, debits are made and links expire. You sign in again afterwards, and only “Start over” leads back.</p>
${passingDays.left() === 0 ? '' : html`<p class="left" role="status">The days are passing, each with its work: ${String(passingDays.left())} to go. This page follows by itself.</p>`}
<p class="today"><span>Today is</span> <strong>${today.format(now())}${words}</strong></p>
<div class="travel"><form class="slide" method="post" action="/dev/clock">
<label for="days">Days to move forward</label><input id="days" name="days" type="range" min="1" max="${String(longest)}" value="14" list="day-marks">
<datalist id="day-marks">${marks.map((day) => html`<option value="${String(day)}">`)}</datalist>
<div class="marks" aria-hidden="true">${marks.map(
    (day) => html`<span>${short.format(now().getTime() + day * dayMs)}</span>`,
  )}</div>
<div class="line"><label>or exactly <input name="exact" type="number" min="1" max="${String(longest)}" inputmode="numeric"> days</label><button class="primary">Move forward</button></div></form>
<form class="presets" method="post" action="/dev/clock"><fieldset><legend>In one step</legend>${Object.keys(
    steps,
  ).map(
    (step) => html`<button name="step" value="${step}">${step}</button>`,
  )}</fieldset></form></div></section>`
}
