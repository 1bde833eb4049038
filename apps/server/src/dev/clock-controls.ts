import { setTimeout as pause } from 'node:timers/promises'
import { localeOf } from '@porchlight/i18n'
import { type Html, html } from '@porchlight/server-methods/files/html'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { fold } from './fold'
import { type GuideWords, partPath } from './guide-words'
import type { PassingDays } from './pass-days'
import { type GuideFields, serveGuideForm } from './serve-guide'

const steps = { day: 1, week: 7, month: 30 } as const

/** Maximum number of days to move in one step. */
const longest = 90

/** The days marked on the slider. */
const marks = [1, 30, 60, longest]

const dayMs = 86_400_000

/** How long the response to a form waits for its days to pass. */
const answerMs = 5_000

/**
 * Serves `POST /dev/clock`: moves the demo's date forward, running each day's work on its day. It signs all users out,
 * because sessions expire. Work that takes longer continues after the response, and the guide shows how much is left.
 */
export function serveClockControls(app: FastifyInstance, passingDays: PassingDays | null): void {
  if (passingDays === null) return
  serveGuideForm(app, '/dev/clock', async (fields) => {
    const days = daysOf(fields)
    if (days > 0) {
      passingDays.add(days)
      await Promise.race([passingDays.passed(), pause(answerMs)])
    }
    return partPath('clock')
  })
}

/** Returns the number of days in a form: by name, by number, or else by the slider; 0 for any other input. */
function daysOf({ step, exact = '', days = '' }: GuideFields): number {
  if (step !== undefined) return new Map<string, number>(Object.entries(steps)).get(step) ?? 0
  const count = Number(exact === '' ? days : exact)
  return Number.isInteger(count) && count >= 1 && count <= longest ? count : 0
}

/** Renders the part of the guide that moves the date. */
export function clockControls(
  { demoClock, now }: ServerContext,
  words: GuideWords,
  passingDays: PassingDays | null,
): Html {
  if (demoClock === null || passingDays === null) return html``
  const { t, to } = words
  const today = dayIn(words, now(), { dateStyle: 'full' })
  const count = demoClock.daysAhead()
  const ahead = count === 0 ? '' : t('ahead', { count })
  const left = passingDays.left()
  return fold(
    words,
    { id: 'clock', title: 'clock', state: ahead === '' ? today : `${today} ${ahead}` },
    html`<p>${t('clockLead')}</p>
${left === 0 ? '' : html`<p class="left" role="status">${t('daysLeft', { count: left })}</p>`}
<p class="today"><span>${t('today')}</span> <strong>${today} ${ahead}</strong></p>
<div class="travel"><form class="slide" method="post" action="${to('/dev/clock')}">
<label for="days">${t('daysToMove')}</label><input id="days" name="days" type="range" min="1" max="${String(longest)}" value="14" list="day-marks">
<datalist id="day-marks">${marks.map((day) => html`<option value="${String(day)}">`)}</datalist>
<div class="marks" aria-hidden="true">${marks.map((day) => html`<span>${shortDay(words, now(), day)}</span>`)}</div>
<div class="line"><label>${t('orExactly')} <input name="exact" type="number" min="1" max="${String(longest)}" inputmode="numeric"> ${t('exactUnit')}</label><button class="primary">${t('moveForward')}</button></div></form>
<form class="presets" method="post" action="${to('/dev/clock')}"><fieldset><legend>${t('inOneStep')}</legend>${(
      Object.keys(steps) as (keyof typeof steps)[]
    ).map((step) => html`<button name="step" value="${step}">${t(step)}</button>`)}</fieldset></form></div>`,
  )
}

/** Formats the day that many days after `from`, short enough for a mark of the slider: `Dec 4`. */
function shortDay(words: GuideWords, from: Date, days: number): string {
  return dayIn(words, new Date(from.getTime() + days * dayMs), { month: 'short', day: 'numeric' })
}

function dayIn({ language }: GuideWords, day: Date, style: Intl.DateTimeFormatOptions): string {
  return day.toLocaleDateString(localeOf(language), { ...style, timeZone: 'America/Chicago' })
}
