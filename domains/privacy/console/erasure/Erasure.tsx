import { Button, Card, ScriptOnly, TextField } from '@porchlight/design-system'
import type { RecordPanelProps } from '@porchlight/page-parts/console-part'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { usePolling } from '@porchlight/page-parts/page/use-polling'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ErasureState } from '../../methods/erasure-state/client'
import { useErasureState } from '../../methods/erasure-state/hook'
import styles from './Erasure.module.css'
import { eraseCustomer } from './erase-customer'
import { labels } from './labels'

/** How often to poll whether an erasure has ended, while it is running. */
const pollMs = 2_000

/** Shows whether this customer can be erased, what prevents it, and the form for it. Nothing for those who may not. */
export function Erasure({ recordId }: RecordPanelProps) {
  const t = useLabels(labels)
  const { format } = usePage()
  const { data, refresh } = useErasureState({ contactId: recordId })
  const [isRunning, setRunning] = useState(false)
  const erasure = data?.erasure ?? null
  const erasedAt = erasure?.erasedAt ?? null
  const isWaiting = isRunning && erasedAt === null

  usePolling(refresh, pollMs, isWaiting)

  if (erasure === null) return null
  return (
    <Card title={t('title')} id="erasure">
      <div className={card.stack}>
        {erasedAt === null && !isRunning ? (
          <>
            <p className={card.note}>{t('lead')}</p>
            {erasure.holds.length > 0 ? <Holds holds={erasure.holds} /> : null}
            {erasure.holds.length === 0 ? (
              <ConfirmForm
                contactId={recordId}
                name={erasure.name}
                onStarted={() => setRunning(true)}
                refresh={refresh}
              />
            ) : null}
          </>
        ) : null}
        <p role="status">
          {erasedAt === null
            ? isRunning
              ? t('running')
              : ''
            : t('erased', { time: format.dateTime(erasedAt) })}
        </p>
      </div>
    </Card>
  )
}

function Holds({ holds }: { readonly holds: ErasureState['holds'] }) {
  const t = useLabels(labels)
  const { format } = usePage()
  return (
    <div>
      <p>{t('held')}</p>
      <ul className={styles.holds}>
        {holds.map(({ kind, about, amount }) => (
          <li key={`${kind} ${about}`}>{t(kind, { about, amount: format.money(amount) })}</li>
        ))}
      </ul>
    </div>
  )
}

interface ConfirmFormProps {
  readonly contactId: string
  readonly name: string
  readonly onStarted: () => void
  readonly refresh: () => Promise<unknown>
}

function ConfirmForm({ contactId, name, onStarted, refresh }: ConfirmFormProps) {
  const t = useLabels(labels)
  const form = useRef<HTMLFormElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (isOpen) form.current?.querySelector('input')?.focus()
  }, [isOpen])

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const confirmation = String(new FormData(event.currentTarget).get('confirmation') ?? '')
    setBusy(true)
    const key = await eraseCustomer(contactId, confirmation)
    setBusy(false)
    setProblem(key)
    if (key === null) onStarted()
    // The holds found in the meantime are shown instead of the form.
    else if (key === 'erasureHeld') await refresh().catch(() => undefined)
  }

  if (!isOpen) {
    return (
      <ScriptOnly>
        <div>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {t('begin')}
          </Button>
        </div>
      </ScriptOnly>
    )
  }
  return (
    <form ref={form} className={card.stack} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        name="confirmation"
        label={t('confirm', { name })}
        hint={t('irreversible')}
        error={problem === null ? undefined : t(problemLabel(problem))}
        autoComplete="off"
        maxLength={200}
      />
      <div className={card.ways}>
        <Button type="submit" busy={isBusy} busyLabel={t('erasing')}>
          {t('erase')}
        </Button>
        <Button variant="quiet" onClick={() => setOpen(false)}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

function problemLabel(key: string) {
  if (key === 'requiredFieldMissing') return 'nameMissing'
  return key === 'invalidFieldValue' ? 'wrongName' : 'failed'
}
