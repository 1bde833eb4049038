import { Icon } from '@porchlight/design-system'
import type { LabelKey } from '@porchlight/i18n'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { Tracker } from './enrollment'
import { enrollmentLabels } from './labels'
import styles from './Tracker.module.css'
import { stepPath } from './task-page'

type Step = Tracker['steps'][number]

/** Every step of an order: settled or whose turn, and by when; an open one leads to its page. */
export function StepList({ steps, orderId }: Pick<Tracker, 'steps' | 'orderId'>) {
  const t = useLabels(enrollmentLabels)
  const { format } = usePage()
  if (steps.length === 0) return <p>{t('noSteps')}</p>
  return (
    <ul className={styles.steps}>
      {steps.map((step) => (
        <li key={step.type} className={styles.step}>
          <span className={styles[step.state]}>{step.state === 'done' ? <Icon name="check" /> : null}</span>
          <span>
            <strong className={styles.name}>
              <StepName step={step} orderId={orderId} />
            </strong>
            <span className={step.state === 'now' ? styles.current : styles.note}>
              {t(stateLabel(step))}
              {step.state === 'now' ? ` (${t('stepNow')})` : ''}
              {isOpen(step) && step.due !== null
                ? `, ${t(step.isLate ? 'stepLate' : 'stepDue', { date: format.date(step.due) })}`
                : ''}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function StepName({ step, orderId }: { readonly step: Step; readonly orderId: string | null }) {
  const t = useLabels(enrollmentLabels)
  const address = useAddress()
  const path = isOpen(step) ? stepPath(step.type, orderId) : null
  const name = t(stepLabel(step.type))
  return path === null ? name : <a href={address(path)}>{name}</a>
}

function isOpen({ state }: Step): boolean {
  return state === 'now' || state === 'open'
}

function stepLabel(type: string): LabelKey<typeof enrollmentLabels> {
  const name = `step${type}`
  return isLabel(name) ? name : 'stepUtility'
}

function isLabel(name: string): name is LabelKey<typeof enrollmentLabels> {
  return Object.hasOwn(enrollmentLabels, name)
}

function stateLabel({ state, turn }: Step): LabelKey<typeof enrollmentLabels> {
  if (state === 'done') return 'stepDone'
  if (state === 'notNeeded') return 'stepNotNeeded'
  return turn === 'Utility' ? 'stepOfUtility' : `step${turn}`
}
