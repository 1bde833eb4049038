import { Button, ErrorSummary, Skeleton, TextField } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { NotFoundContent } from '@porchlight/page-parts/notices/NotFoundContent'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { isUnknownRecord } from '@porchlight/page-parts/records/record-of-address'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Webhooks } from '../../methods/list-webhooks/client'
import { useListWebhooks } from '../../methods/list-webhooks/hook'
import { labels } from './labels'
import { ProgramsFrame } from './ProgramsFrame'
import { callProgram } from './program-call'
import { webhookPath } from './programs-address'
import { SecretNotice } from './SecretNotice'
import { useProgramRefusals } from './use-program-refusals'
import { readWebhookTerms, requiredWebhookFields, WebhookFields } from './WebhookFields'

interface AddedWebhook {
  readonly id: string
  readonly name: string
  readonly secret: string
}

/** Adds a webhook; its signing secret is shown once it is registered. */
export function AddWebhookView({ title }: { readonly title: string }) {
  const t = useLabels(labels)
  const address = useAddress()
  const { data, error, refresh } = useListWebhooks({})
  const [added, setAdded] = useState<AddedWebhook | null>(null)
  const region = useRef<HTMLDivElement>(null)
  // The form is gone: keyboard users continue from the outcome.
  useEffect(() => {
    if (added !== null) region.current?.focus()
  }, [added])
  if (isUnknownRecord(error)) return <NotFoundContent />
  if (added !== null) {
    return (
      <ProgramsFrame title={added.name} below={title}>
        <div tabIndex={-1} ref={region}>
          <SecretNotice
            title={t('webhookAdded')}
            hasSecret
            values={[
              { term: t('webhookId'), text: added.id },
              { term: t('signingSecret'), text: added.secret },
            ]}
          >
            <a href={address(webhookPath(added.id))}>{t('openWebhook')}</a>
          </SecretNotice>
        </div>
      </ProgramsFrame>
    )
  }
  return (
    <ProgramsFrame title={t('addWebhook')} lead={t('addWebhookLead')} below={title}>
      {data !== undefined ? (
        <WebhookForm
          objects={data.objects}
          onAdded={(webhook) => {
            setAdded(webhook)
            void refresh()
          }}
        />
      ) : error === undefined ? (
        <Skeleton shape="card" count={1} label={t('loading')} />
      ) : (
        <PartFailed />
      )}
    </ProgramsFrame>
  )
}

interface WebhookFormProps {
  readonly objects: Webhooks['objects']
  readonly onAdded: (added: AddedWebhook) => void
}

const emptyTerms = { name: '', url: '', objectApiNames: [] }

function WebhookForm({ objects, onAdded }: WebhookFormProps) {
  const t = useLabels(labels)
  const { errorOf, summary, showRefusal, refuseEmpty } = useProgramRefusals()
  const [isBusy, setBusy] = useState(false)

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    if (refuseEmpty(form, [...requiredWebhookFields(form), 'username'])) return
    const terms = readWebhookTerms(form)
    setBusy(true)
    const result = await callProgram('addWebhook', {
      ...terms,
      username: String(form.get('username') ?? '').trim(),
    })
    setBusy(false)
    if (result.kind === 'refused') showRefusal(result, {})
    else onAdded({ ...result.body, name: terms.name })
  }

  return (
    <form
      className={content.form}
      aria-label={t('addWebhook')}
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      <ErrorSummary title={t('notAdded')} errors={summary} />
      <WebhookFields terms={emptyTerms} objects={objects} errorOf={errorOf}>
        <TextField
          name="username"
          label={t('username')}
          hint={t('webhookUserHint')}
          error={errorOf('username')}
          maxLength={320}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          required
        />
      </WebhookFields>
      <div className={content.actions}>
        <Button type="submit" busy={isBusy} busyLabel={t('saving')}>
          {t('addWebhook')}
        </Button>
      </div>
    </form>
  )
}
