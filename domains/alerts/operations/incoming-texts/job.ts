import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { pageAddress } from '../../../customers/operations/mail/page-address'
import { servicePhone } from '../../../customers/operations/mail/service-phone'
import { toBrandKey } from '../../../customers/operations/person/login-user'
import { sendText } from '../../../customers/operations/texts/send-text'
import { alertsHelp } from '../../texts/alerts-help/text'
import { alertsOff } from '../../texts/alerts-off/text'

/**
 * How long after STOP its confirmation may come; later it would be an unwanted text
 * (`docs/specification/trade.md` section 2.9).
 */
const confirmedWithinMs = 5 * 60_000

/**
 * Answers a text: confirms STOP, or states where there is help. The number is stored with the event, not in the
 * payload.
 */
export const answerText = defineJob<
  { readonly eventId: string; readonly text: 'off' | 'help' },
  PortalJobServices
>({
  name: 'answer-text',
  run: async ({ eventId, text }, { services, now }) => {
    const { rows } = await services.pool.query<{
      number: string | null
      sender: string
      language: string
      age: string
    }>(
      `select number, sender, language, extract(epoch from $2::timestamptz - taken_at)::text as age
       from texts.news where event_id = $1`,
      [eventId, now().toISOString()],
    )
    const [event] = rows
    if (event === undefined || event.number === null) return
    const isLate = Number(event.age) * 1_000 > confirmedWithinMs
    if (text === 'off' && isLate) return
    const brand = toBrandKey(event.sender)
    const language = event.language === 'es' ? 'es' : 'en'
    const phone = await servicePhone(services, brand)
    const envelope = { contactId: null, number: event.number, key: `answer ${eventId}`, countedFor: null }
    if (text === 'off') {
      const input = { brand, language, values: { phone } } as const
      await sendText(services, now(), alertsOff, input, { ...envelope, confirmsStop: true })
    } else {
      const link = pageAddress(services, { brand, language, path: '/more' })
      await sendText(services, now(), alertsHelp, { brand, language, values: { phone, link } }, envelope)
    }
  },
})
