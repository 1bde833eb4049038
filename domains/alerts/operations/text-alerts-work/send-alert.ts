import { defineJob, enqueueJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { sendText } from '../../../customers/operations/texts/send-text'
import { quietFor } from '../../../customers/rules/quiet-hours'
import { readAlertAccount } from './alert-account'
import type { AlertEvent } from './alert-event'
import { readAlertFacts } from './alert-facts'
import { textKeyOf } from './occasion'

/**
 * Texts one alert to customers who want it, based on the state at the time of sending. In quiet hours it waits for the
 * morning of the account. `occasion` identifies the event permanently: it is alerted once.
 */
export const sendAlert = defineJob<
  { readonly event: AlertEvent; readonly recordId: string; readonly occasion: string },
  PortalJobServices
>({
  name: 'send-text-alert',
  run: async ({ event, recordId, occasion }, { services, now }) => {
    const facts = await readAlertFacts(services, event, recordId, now)
    const account = facts === null ? null : await readAlertAccount(services, facts.accountId, facts.kind)
    if (facts === null || account === null) return
    const wait = quietFor(now(), account.timeZone)
    if (wait > 0) {
      // The queue goes by the database's clock, which is the one that passes.
      const options = { key: `${occasion} ${now().getTime() + wait}`, runAt: new Date(Date.now() + wait) }
      await enqueueJob(services.pool, 'send-text-alert', { event, recordId, occasion }, options)
      return
    }
    const { brand, language, number, contactId } = account
    await facts.compose(services, account).send((text, values) =>
      sendText(
        services,
        now(),
        text,
        { brand, language, values },
        {
          contactId,
          number,
          key: textKeyOf(occasion),
          countedFor: contactId,
        },
      ),
    )
  },
})
