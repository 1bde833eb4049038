import { Button, Notice } from '@porchlight/design-system'
import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { saveText } from '@porchlight/page-parts/page/save-text'
import { useEffect, useRef, useState } from 'react'
import { FileRows } from './FileRows'
import { labels } from './labels'
import styles from './Plans.module.css'
import { type AppliedPlans, applyPlanFile, type CheckedPlans } from './plan-file-call'

interface CheckedFileProps {
  readonly fileName: string
  readonly text: string
  readonly checked: CheckedPlans
  readonly checkAgain: () => Promise<void>
  /** Called once plans were written. */
  readonly applied: () => Promise<unknown>
  readonly listHref: string
}

type Outcome =
  | { readonly kind: 'applied'; readonly plans: AppliedPlans }
  | { readonly kind: 'outdated' | 'failed' }

/** What a file would change, row by row; with Apply while nothing is refused. */
export function CheckedFile(props: CheckedFileProps) {
  const { fileName, text, checked } = props
  const t = useLabels(labels)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isBusy, setBusy] = useState(false)
  const region = useRef<HTMLDivElement>(null)
  const { mark, rows, faults, fileToMend } = checked
  // The pressed button may be gone: keyboard users continue from the result.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each outcome takes the focus once
  useEffect(() => {
    region.current?.focus()
  }, [outcome])
  const countOf = (kind: string) => String(rows.filter((row) => row.kind === kind).length)

  async function apply(toApply: string) {
    if (isBusy) return
    setBusy(true)
    const answer = await applyPlanFile(text, toApply)
    setBusy(false)
    if (answer.kind === 'done') {
      setOutcome({ kind: 'applied', plans: answer.body })
      await props.applied()
    } else setOutcome({ kind: answer.errors.form === 'planFileOutdated' ? 'outdated' : 'failed' })
  }

  const isApplied = outcome?.kind === 'applied'
  return (
    <section className={content.page} aria-labelledby="checked-file">
      <div className={content.page} role="status" tabIndex={-1} ref={region}>
        <h2 className={content.heading} id="checked-file">
          {t('checked', { file: fileName })}
        </h2>
        {faults.length > 0 ? null : (
          <p>
            {t('counts', {
              new: countOf('new'),
              changed: countOf('changed'),
              refused: countOf('refused'),
              unchanged: String(checked.unchanged),
            })}
          </p>
        )}
        <OutcomeNotice outcome={outcome} {...props} />
        {faults.length === 0 && fileToMend === null ? null : (
          <Notice kind="warning" title={t('refusedTitle')}>
            <ul className={styles.faults}>
              {[...faults, ...rows.flatMap((row) => row.faults)].map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
            {fileToMend === null ? null : (
              <>
                <p>{t('refusedText')}</p>
                <div className={content.actions}>
                  <Button
                    variant="secondary"
                    onClick={() => saveText(fileToMend, `${t('faultsFile')}-${fileName}`)}
                  >
                    {t('downloadFaults')}
                  </Button>
                </div>
              </>
            )}
          </Notice>
        )}
        {mark === null && rows.length === 0 && faults.length === 0 ? (
          <Notice kind="info" title={t('nothingTitle')} />
        ) : null}
      </div>
      {isApplied ? null : (
        <>
          <FileRows kind="changed" rows={rows} />
          <FileRows kind="new" rows={rows} />
        </>
      )}
      {mark === null || isApplied || outcome?.kind === 'outdated' ? null : (
        <div className={content.actions}>
          <Button onClick={() => void apply(mark)} busy={isBusy} busyLabel={t('applying')}>
            {t('apply')}
          </Button>
        </div>
      )}
    </section>
  )
}

function OutcomeNotice({
  outcome,
  checkAgain,
  listHref,
}: Pick<CheckedFileProps, 'checkAgain' | 'listHref'> & { readonly outcome: Outcome | null }) {
  const t = useLabels(labels)
  if (outcome === null) return null
  if (outcome.kind === 'applied') {
    const { added, changed } = outcome.plans
    return (
      <Notice kind="success" title={t('applied')}>
        <p>{t('appliedCounts', { added: String(added), changed: String(changed) })}</p>
        <a href={listHref}>{t('back')}</a>
      </Notice>
    )
  }
  return (
    <Notice kind="warning" title={t('notApplied')}>
      <p>{t(outcome.kind === 'outdated' ? 'planFileOutdated' : 'failed')}</p>
      <div className={content.actions}>
        <Button variant="secondary" onClick={() => void checkAgain()}>
          {t('checkAgain')}
        </Button>
      </div>
    </Notice>
  )
}
