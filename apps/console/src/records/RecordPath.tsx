import { usePathLayout, useUpdateRecord } from '@porchlight/data-service-react'
import { Notice, VisuallyHidden } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useState } from 'react'
import { ActionMenu } from '../actions/ActionMenu'
import { completedSteps } from './completed-steps'
import { FieldItem } from './FieldItem'
import { labels } from './labels'
import styles from './RecordPath.module.css'
import { noRefusal, toRefusal } from './refusal'
import { itemFields, type ShownRecord } from './shown-record'

interface RecordPathProps {
  readonly shown: ShownRecord
  /** Reads the record again. */
  readonly refresh: () => Promise<unknown>
}

/**
 * The path of a record through its states: where it is, what matters there, and the steps that may follow, for who may
 * take them. Nothing for an object without a path.
 */
export function RecordPath({ shown, refresh }: RecordPathProps) {
  const t = useLabels(labels)
  const { record, object } = shown
  const update = useUpdateRecord()
  const [refusal, setRefusal] = useState(noRefusal)
  const [pendingValue, setPendingValue] = useState<string | null>(null)
  const { data: path } = usePathLayout({
    objectApiName: object.apiName,
    recordTypeId: record.recordTypeId,
    layoutOverride: 'Default',
    mode: 'View',
  })
  if (path === undefined) return null
  const { fieldApiName, steps } = path
  const currentIndex = steps.findIndex(({ value }) => value === record.fields[fieldApiName]?.value)
  const currentStep = steps[currentIndex]
  const completed = completedSteps(steps, currentStep?.value)
  const canMove = object.updateable && object.fields[fieldApiName]?.updateable === true
  const next = canMove ? steps.filter(({ value }) => currentStep?.nextValues.includes(value) === true) : []
  // What the highlights below show is not said twice.
  const highlighted = new Set(shown.highlights.flatMap(itemFields))
  const keyFields = (currentStep?.keyFields ?? []).filter(
    (item) => !itemFields(item).every((name) => highlighted.has(name)),
  )
  const problems = [...refusal.general, ...Object.values(refusal.fields)]

  async function moveTo(value: string) {
    if (pendingValue !== null) return
    setPendingValue(value)
    setRefusal(noRefusal)
    try {
      await update({
        apiName: object.apiName,
        fields: { Id: record.id, [fieldApiName]: value },
        weakEtag: record.weakEtag,
      })
    } catch (error) {
      const refused = toRefusal(error, new Set(), t)
      if (refused.isConflict) await refresh()
      setRefusal(refused.isConflict ? { ...noRefusal, general: [t('changedMeanwhile')] } : refused)
    } finally {
      setPendingValue(null)
    }
  }

  return (
    <section className={styles.path} aria-label={path.label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls has to be reached by the keyboard */}
      <ol className={styles.steps} tabIndex={0} aria-label={path.label}>
        {steps.map((step, index) => (
          <li
            key={step.value}
            className={
              index === currentIndex ? styles.now : completed.has(step.value) ? styles.done : styles.ahead
            }
            aria-current={index === currentIndex ? 'step' : undefined}
          >
            {step.label}
            {completed.has(step.value) ? <VisuallyHidden>{` (${t('stepDone')})`}</VisuallyHidden> : null}
          </li>
        ))}
      </ol>
      {problems.length === 0 ? null : (
        <Notice kind="danger" title={t('notMoved')}>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      )}
      <div className={styles.about}>
        {currentStep?.guidance == null ? null : <p className={styles.guidance}>{currentStep.guidance}</p>}
        {keyFields.length === 0 ? null : (
          <dl className={styles.keyFields}>
            {keyFields.map((item) => (
              <FieldItem key={item.label} item={item} shown={shown} />
            ))}
          </dl>
        )}
        {next.length === 0 ? null : (
          <div className={styles.next}>
            <ActionMenu
              label={t(pendingValue === null ? 'moveTo' : 'saving')}
              items={next.map(({ value, label }) => ({
                key: value,
                label,
                href: null,
                onSelect: () => void moveTo(value),
              }))}
            />
          </div>
        )}
      </div>
    </section>
  )
}
