import { Button, Card, Notice, ScriptOnly, TextArea } from '@porchlight/design-system'
import { callMethod } from '@porchlight/page-parts/forms/call-method'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ReadRecord } from '@porchlight/page-parts/records/field-value'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { NextWork } from '../../../customers/components/work/NextWork'
import { useNextWork } from '../../../customers/components/work/use-next-work'
import { bracesIn } from '../../../customers/facts/merge-text'
import type { Thread } from '../../components/thread/use-thread'
import { longestReply } from '../../facts/reply-length'
import styles from './Composer.module.css'
import type { CaseCustomer } from './case-customer'
import { LeftBraces } from './LeftBraces'
import { labels } from './labels'
import { lastSaidIn } from './last-said'
import { OthersWriting } from './OthersWriting'
import { Preview } from './Preview'
import { TemplateMenu } from './TemplateMenu'
import { useMergeValues } from './use-merge-values'

interface ComposerProps {
  readonly thread: Thread
  readonly customer: CaseCustomer
  /** The case, with the values for templates. */
  readonly record: ReadRecord
  readonly refresh: () => Promise<unknown>
}

type Outcome = 'sent' | 'sentAndClosed' | 'noted' | 'failed' | 'empty'

/** The box for a reply or an internal note. What is written stays until it was sent. */
export function Composer({ thread, customer, record, refresh }: ComposerProps) {
  const t = useLabels(labels)
  const [isNote, setNote] = useState(false)
  const [reply, setReply] = useState('')
  const [note, setNoteText] = useState('')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isSending, setSending] = useState(false)
  const last = lastSaidIn(thread)
  const [seen, setSeen] = useState(last.id)
  const warning = useRef<HTMLDivElement>(null)
  const hasMeanwhile = !isNote && seen !== last.id
  const { message } = thread
  const valuesIn = useMergeValues(record, customer)
  const left = isNote ? [] : bracesIn(reply)
  const next = useNextWork('')

  // What comes while nothing is being written is read before anything is.
  useEffect(() => {
    if (reply === '' && !isSending) setSeen(last.id)
  }, [reply, isSending, last.id])

  async function send(closes: boolean) {
    if (isSending) return
    const text = isNote ? note : reply
    if (text.trim() === '') return setOutcome('empty')
    if (hasMeanwhile || left.length > 0) return warning.current?.focus()
    setSending(true)
    setOutcome(null)
    const answer = isNote
      ? await callMethod('CustomerPortalMessageController/addCaseNote', { caseId: message.id, note })
      : await callMethod('CustomerPortalMessageController/answerCase', {
          caseId: message.id,
          after: seen,
          CommentBody: reply,
          closes,
        })
    const isDone = answer.kind === 'done'
    if (isDone && isNote) setNoteText('')
    await refresh().catch(() => undefined)
    if (isDone && !isNote) setReply('')
    const isMeanwhile = !isDone && Object.values(answer.errors).includes('modifiedSince')
    setOutcome(
      isDone ? (isNote ? 'noted' : closes ? 'sentAndClosed' : 'sent') : isMeanwhile ? null : 'failed',
    )
    setSending(false)
    if (isMeanwhile) warning.current?.focus()
  }

  function sendByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void send(false)
  }

  return (
    <ScriptOnly>
      <Card title={t('compose')}>
        <div className={styles.composer} data-note={isNote ? '' : undefined}>
          <fieldset className={styles.modes}>
            <legend className={styles.legend}>{t('mode')}</legend>
            {[false, true].map((mode) => (
              <label className={styles.mode} key={String(mode)}>
                <input type="radio" name="mode" checked={isNote === mode} onChange={() => setNote(mode)} />
                {mode ? t('toColleagues') : t('toCustomer', { name: customer.name })}
              </label>
            ))}
          </fieldset>
          {isNote ? (
            <TextArea
              name="note"
              label={t('note')}
              hint={t('notesHint')}
              maxLength={2000}
              rows={4}
              value={note}
              onChange={(event) => setNoteText(event.currentTarget.value)}
              onKeyDown={sendByKey}
            />
          ) : (
            <>
              <TemplateMenu
                customer={customer}
                caseType={message.type}
                valuesIn={valuesIn}
                onChoose={(text) =>
                  setReply((before) => (before.trim() === '' ? text : `${before}\n\n${text}`))
                }
              />
              <TextArea
                name="CommentBody"
                label={t('reply')}
                lang={customer.language}
                dir="auto"
                maxLength={longestReply}
                rows={8}
                value={reply}
                onChange={(event) => setReply(event.currentTarget.value)}
                onKeyDown={sendByKey}
              />
              {message.status === 'Closed' ? <p className={styles.hint}>{t('closedHint')}</p> : null}
              {reply.trim() === '' ? null : <Preview customer={customer} text={reply} />}
            </>
          )}
          <div ref={warning} tabIndex={-1} role="alert">
            {left.length === 0 ? null : <LeftBraces written={left} />}
            {hasMeanwhile ? (
              <Notice kind="warning" title={t('meanwhileTitle')}>
                <p>{t(last.author === 'Advisor' ? 'meanwhileAdvisor' : 'meanwhileCustomer')}</p>
                <Button variant="secondary" onClick={() => setSeen(last.id)}>
                  {t('goOn')}
                </Button>
              </Notice>
            ) : null}
          </div>
          <OthersWriting caseId={message.id} isWriting={reply !== '' || note !== ''} />
          <div className={styles.ways}>
            <Button busy={isSending} busyLabel={t('sending')} onClick={() => void send(false)}>
              {t(isNote ? 'addNote' : 'send')}
            </Button>
            {isNote ? null : (
              <Button
                variant="secondary"
                busy={isSending}
                busyLabel={t('sending')}
                onClick={() => void send(true)}
              >
                {t('sendAndClose')}
              </Button>
            )}
            <p className={styles.outcome} role="status">
              {outcome === null ? '' : t(outcome)}
            </p>
            {outcome === 'sent' || outcome === 'sentAndClosed' ? (
              <NextWork next={next} variant="secondary" />
            ) : null}
          </div>
        </div>
      </Card>
    </ScriptOnly>
  )
}
