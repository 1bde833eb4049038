import { schedules } from '@porchlight/domains/jobs'
import { enqueueJob } from '@porchlight/jobs'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { type Html, html } from './html'

const steps: Readonly<Record<string, number>> = { 'A day': 1, 'A week': 7, '30 days': 30 }

/**
 * Serves `POST /dev/clock`: moves the demo's date forward and has done what the days in between would have: each
 * scheduled job runs once. Everybody is signed out by it, because sessions end with time.
 */
export function serveClockControls(app: FastifyInstance, { demoClock, pool }: ServerContext): void {
  if (demoClock === null) return
  app.post('/dev/clock', { schema: { hide: true } }, async (request, reply) => {
    const { step = '' } = (request.body ?? {}) as Readonly<Record<string, string>>
    const days = Object.hasOwn(steps, step) ? (steps[step] ?? 0) : 0
    if (days > 0) {
      await demoClock.moveForward(days)
      const scheduledFor = demoClock.now().toISOString()
      for (const { name, jobName } of schedules) {
        await enqueueJob(pool, jobName, { scheduledFor }, { key: `demo clock ${name} ${scheduledFor}` })
      }
    }
    await reply.redirect('/dev#clock', 303)
  })
}

/** The part of the guide that moves the date. */
export function clockControls({ demoClock, now }: ServerContext): Html {
  if (demoClock === null) return html``
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'America/Chicago' })
  const ahead = demoClock.daysAhead()
  const words = ahead === 0 ? '' : ` (${ahead} ${ahead === 1 ? 'day' : 'days'} ahead)`
  return html`<h2 id="clock">The date</h2>
<p>It is ${today.format(now())}${words}. Move it forward to see bills fall due, debits made and links expire. You sign in anew then.</p>
<ul><li><div><span>Move it forward by</span><form method="post" action="/dev/clock">${Object.keys(steps).map(
    (step) => html`<button name="step" value="${step}">${step}</button> `,
  )}</form></div></li></ul>`
}
