import { Button, ErrorSummary } from '@porchlight/design-system'
import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { type FormEvent, useState } from 'react'
import type { Programs } from '../../methods/list-programs/client'
import { labels } from './labels'
import type { Outcome } from './OutcomeNotice'
import { callProgram } from './program-call'
import { readTerms, requiredTerms, TermsFields } from './TermsFields'
import { useProgramRefusals } from './use-program-refusals'

interface TermsFormProps {
  readonly program: Programs['programs'][number]
  readonly onOutcome: (to: Outcome) => Promise<void>
}

/** Changes a program's name, scopes, redirect addresses and origins. */
export function TermsForm({ program, onOutcome }: TermsFormProps) {
  const t = useLabels(labels)
  const { errorOf, summary, refuse, showRefusal, refuseEmpty } = useProgramRefusals()
  const [isBusy, setBusy] = useState(false)
  const { id, kind } = program

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    if (refuseEmpty(form, requiredTerms(kind))) return
    const terms = readTerms(form, kind, program)
    setBusy(true)
    const result = await callProgram('changeProgram', { id, ...terms })
    setBusy(false)
    if (result.kind === 'refused') return showRefusal(result, { ...terms, name: [] })
    refuse({})
    await onOutcome({
      kind: 'done',
      title: t('saved'),
      ...(result.body.endedAccess ? { text: t('endedAccess') } : {}),
    })
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
      <p className={content.detail}>{t('termsHint')}</p>
      <ErrorSummary title={t('notSaved')} errors={summary} />
      <TermsFields kind={kind} terms={program} errorOf={errorOf} />
      <div className={content.actions}>
        <Button type="submit" busy={isBusy} busyLabel={t('saving')}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
