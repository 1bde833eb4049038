import {
  Button,
  ButtonLink,
  Card,
  ScriptOnly,
  SelectField,
  TextArea,
  TextField,
} from '@porchlight/design-system'
import type { RecordPanelProps } from '@porchlight/page-parts/console-part'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { type FormEvent, useState } from 'react'
import { useSearch } from 'wouter'
import { maxNoteLength, viewReasons } from '../../facts/view-reasons'
import styles from './CustomerView.module.css'
import { labels } from './labels'
import { type StartedView, startView, stopView, type ViewForm } from './start-view'

const empty: ViewForm = { reason: '', caseNumber: '', note: '' }

type Errors = Readonly<Record<string, string>>

/** Opens the pages that a customer sees from their record: requests a reason first, then opens a new tab. */
export function CustomerView({ recordId }: RecordPanelProps) {
  const t = useLabels(labels)
  const { format } = usePage()
  const hasEnded = new URLSearchParams(useSearch()).has('view-ended')
  const [isFormOpen, setFormOpen] = useState(false)
  const [started, setStarted] = useState<StartedView | null>(null)
  const [outcome, setOutcome] = useState<'ended' | 'failed' | null>(hasEnded ? 'ended' : null)
  const [isEnding, setEnding] = useState(false)

  async function end() {
    setEnding(true)
    const isDone = await stopView()
    if (isDone) setStarted(null)
    setOutcome(isDone ? 'ended' : 'failed')
    setEnding(false)
  }

  function open(view: StartedView) {
    setStarted(view)
    setFormOpen(false)
    setOutcome(null)
    // Where browsers block the new tab, the link remains.
    window.open(view.path, '_blank')
  }

  return (
    <Card title={t('title')} id="customer-view">
      <div className={styles.view}>
        <p className={styles.muted}>{t('lead')}</p>
        <p role="status">{outcome === null ? '' : t(outcome)}</p>
        {started === null ? null : (
          <>
            <p>{t('running', { time: format.dateTime(started.expiresAt) })}</p>
            <div className={styles.ways}>
              <ButtonLink href={started.path} target="_blank">
                {t('open')}
              </ButtonLink>
              <Button variant="secondary" busy={isEnding} busyLabel={t('ending')} onClick={() => void end()}>
                {t('end')}
              </Button>
            </div>
          </>
        )}
        {started === null && isFormOpen ? <ReasonForm contactId={recordId} open={open} /> : null}
        {started === null && !isFormOpen ? (
          <ScriptOnly>
            <div>
              <Button variant="secondary" onClick={() => setFormOpen(true)}>
                {t('see')}
              </Button>
            </div>
          </ScriptOnly>
        ) : null}
      </div>
    </Card>
  )
}

interface ReasonFormProps {
  readonly contactId: string
  readonly open: (view: StartedView) => void
}

function ReasonForm({ contactId, open }: ReasonFormProps) {
  const t = useLabels(labels)
  const { language } = usePage()
  const [form, setForm] = useState(empty)
  const [errors, setErrors] = useState<Errors>({})
  const [isBusy, setBusy] = useState(false)

  const change = (part: Partial<ViewForm>) => setForm((before) => ({ ...before, ...part }))
  const { reason, caseNumber, note, form: whole } = errors

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const result = await startView(contactId, form)
    setBusy(false)
    if ('path' in result) open(result as StartedView)
    else setErrors(result)
  }

  return (
    <form className={styles.view} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <SelectField
        name="reason"
        label={t('reason')}
        error={reason === undefined ? undefined : t('reasonMissing')}
        value={form.reason}
        onChange={(event) => change({ reason: event.currentTarget.value })}
        options={[
          { value: '', label: t('chooseReason') },
          ...viewReasons.map(({ value, label }) => ({ value, label: label[language] })),
        ]}
      />
      <TextField
        name="caseNumber"
        label={t('caseNumber')}
        hint={t('caseHint')}
        error={
          caseNumber === undefined
            ? undefined
            : t(caseNumber === 'requiredFieldMissing' ? 'caseMissing' : 'caseUnknown')
        }
        inputMode="numeric"
        maxLength={30}
        value={form.caseNumber}
        onChange={(event) => change({ caseNumber: event.currentTarget.value })}
      />
      <TextArea
        name="note"
        label={t('note')}
        hint={t('noteHint')}
        error={note === undefined ? undefined : t('noteMissing')}
        rows={2}
        maxLength={maxNoteLength}
        value={form.note}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
      <p className={styles.failed} role="alert">
        {whole === undefined
          ? ''
          : t(whole === 'notFound' ? 'noLogin' : whole === 'viewAtOtherBrand' ? 'otherBrand' : 'failed')}
      </p>
      <div>
        <Button type="submit" busy={isBusy} busyLabel={t('opening')}>
          {t('see')}
        </Button>
      </div>
    </form>
  )
}
