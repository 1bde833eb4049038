import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { DisclosedAction } from '../../components/DisclosedAction'
import type { Webhooks } from '../../methods/list-webhooks/client'
import { labels } from './labels'
import { type Outcome, toOutcome } from './OutcomeNotice'
import { callProgram } from './program-call'
import { SecretActions } from './SecretActions'

interface WebhookActionsProps {
  readonly webhook: Webhooks['webhooks'][number]
  readonly onOutcome: (to: Outcome) => Promise<void>
  readonly onRemoved: () => Promise<void>
}

/** Sends a test, switches a webhook on again, gives it a new secret and removes it. */
export function WebhookActions({ webhook, onOutcome, onRemoved }: WebhookActionsProps) {
  const t = useLabels(labels)
  const { id, isStopped, formerSecretUntil } = webhook
  const reportDone = (title: string) => (answer: Parameters<typeof toOutcome>[0]) =>
    onOutcome(toOutcome(answer, () => ({ kind: 'done', title }), t))
  const toTestOutcome = ({ failure }: { readonly failure: string | null }): Outcome =>
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
          onDone={reportDone(t('webhookOn'))}
        />
      ) : null}
      <DisclosedAction
        summary={t('test')}
        text={t('testText')}
        button={t('testNow')}
        busyLabel={t('working')}
        run={() => callProgram('testWebhook', { id })}
        onDone={(answer) => onOutcome(toOutcome(answer, toTestOutcome, t))}
      />
      <SecretActions
        term={t('signingSecret')}
        text={t('replaceSigningText')}
        isFormerInUse={formerSecretUntil !== null}
        replace={(atOnce) => callProgram('replaceWebhookSecret', { id, atOnce })}
        onOutcome={onOutcome}
      />
      <DisclosedAction
        summary={t('remove')}
        text={t('removeWebhookText')}
        button={t('removeNow')}
        busyLabel={t('working')}
        run={() => callProgram('removeWebhook', { id })}
        onDone={async (answer) => {
          if (answer.kind === 'done') await onRemoved()
          else await reportDone('')(answer)
        }}
      />
    </section>
  )
}
