import { Button, ErrorSummary } from '@porchlight/design-system'
import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { type FormEvent, useState } from 'react'
import type { Webhooks } from '../../methods/list-webhooks/client'
import { labels } from './labels'
import type { Outcome } from './OutcomeNotice'
import { callProgram } from './program-call'
import { useProgramRefusals } from './use-program-refusals'
import { readWebhookTerms, requiredWebhookFields, WebhookFields } from './WebhookFields'

interface WebhookTermsFormProps {
  readonly webhook: Webhooks['webhooks'][number]
  readonly objects: Webhooks['objects']
  readonly onOutcome: (to: Outcome) => Promise<void>
}

/** Changes a webhook's name, URL and objects. */
export function WebhookTermsForm({ webhook, objects, onOutcome }: WebhookTermsFormProps) {
  const t = useLabels(labels)
  const { errorOf, summary, refuse, showRefusal, refuseEmpty } = useProgramRefusals()
  const [isBusy, setBusy] = useState(false)

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    if (refuseEmpty(form, requiredWebhookFields(form))) return
    setBusy(true)
    const result = await callProgram('changeWebhook', { id: webhook.id, ...readWebhookTerms(form) })
    setBusy(false)
    if (result.kind === 'refused') return showRefusal(result, {})
    refuse({})
    await onOutcome({ kind: 'done', title: t('saved') })
  }

  return (
    <form
      className={content.form}
      aria-labelledby="terms"
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      <h2 className={content.heading} id="terms">
        {t('terms')}
      </h2>
      <p className={content.detail}>{t('webhookTermsHint')}</p>
      <ErrorSummary title={t('notSaved')} errors={summary} />
      <WebhookFields terms={webhook} objects={objects} errorOf={errorOf} />
      <div className={content.actions}>
        <Button type="submit" busy={isBusy} busyLabel={t('saving')}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
