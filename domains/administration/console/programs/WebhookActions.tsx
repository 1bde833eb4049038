import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { DisclosedAction } from '../../components/DisclosedAction'
import type { Webhooks } from '../../methods/list-webhooks/client'
import { labels } from './labels'
import { type Outcome, outcomeOf } from './OutcomeNotice'
import { callProgram } from './program-call'
import { SecretActions } from './SecretActions'

interface WebhookActionsProps {
  readonly webhook: Webhooks['webhooks'][number]
  readonly came: (to: Outcome) => Promise<void>
  readonly removed: () => Promise<void>
}

/** Sends a test, switches a webhook on again, gives it a new secret and removes it. */
export function WebhookActions({ webhook, came, removed }: WebhookActionsProps) {
  const t = useLabels(labels)
  const { id, isStopped, formerSecretUntil } = webhook
  const finish = (title: string) => (answer: Parameters<typeof outcomeOf>[0]) =>
    came(outcomeOf(answer, () => ({ kind: 'done', title }), t))
  const tested = ({ failure }: { readonly failure: string | null }): Outcome =>
    failure === null
      ? { kind: 'done', title: t('testAccepted') }
      : { kind: 'refused', title: t('testRefused'), reason: t('reason', { code: failure }) }
  return (
    <section className={content.form} aria-labelledby="access">
      <h2 className={content.heading} id="access">
        {t('webhookAccess')}
      </h2>
      {isStopped ? (
        <DisclosedAction
          summary={t('switchOn')}
          text={t('webhookOnText')}
          button={t('switchOnNow')}
          busyLabel={t('working')}
          run={() => callProgram('enableWebhook', { id })}
          done={finish(t('webhookOn'))}
        />
      ) : null}
      <DisclosedAction
        summary={t('test')}
        text={t('testText')}
        button={t('testNow')}
        busyLabel={t('working')}
        run={() => callProgram('testWebhook', { id })}
        done={(answer) => came(outcomeOf(answer, tested, t))}
      />
      <SecretActions
        term={t('signingSecret')}
        text={t('replaceSigningText')}
        isFormerInUse={formerSecretUntil !== null}
        replace={(atOnce) => callProgram('replaceWebhookSecret', { id, atOnce })}
        came={came}
      />
      <DisclosedAction
        summary={t('remove')}
        text={t('removeWebhookText')}
        button={t('removeNow')}
        busyLabel={t('working')}
        run={() => callProgram('removeWebhook', { id })}
        done={async (answer) => {
          if (answer.kind === 'done') await removed()
          else await finish('')(answer)
        }}
      />
    </section>
  )
}
