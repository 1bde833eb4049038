import { Icon } from '@porchlight/design-system'
import type { LabelKey } from '@porchlight/i18n'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { Tracker } from './enrollment'
import { enrollmentLabels } from './labels'
import styles from './StepList.module.css'
import { stepPath } from './task-page'

type Step = Tracker['steps'][number]

/** The steps of an order, each settled or with whose turn it is and by when; an open one leads to its page. */
export function StepList({ steps, orderId }: Pick<Tracker, 'steps' | 'orderId'>) {
  const address = useAddress()
  return (
    <ul className={styles.steps}>
      {steps.map((step) => {
        const path = isOpen(step) ? stepPath(step.type, orderId) : null
        return (
          <li key={step.type} className={styles.step}>
            <span className={styles[step.state]}>{step.state === 'done' ? <Icon name="check" /> : null}</span>
            <span className={styles.words}>
              <StepName step={step} href={path === null ? null : address(path)} />
              <StepTurn step={step} />
            </span>
            {path === null ? null : <Icon name="arrow" />}
          </li>
        )
      })}
    </ul>
  )
}

function StepName({ step, href }: { readonly step: Step; readonly href: string | null }) {
  const t = useLabels(enrollmentLabels)
  const name = t(stepLabel(step.type))
  if (href === null) return <span className={isOpen(step) ? styles.name : styles.settled}>{name}</span>
  return (
    <a className={styles.link} href={href}>
      {name}
    </a>
  )
}

function StepTurn({ step }: { readonly step: Step }) {
  const t = useLabels(enrollmentLabels)
  const { format } = usePage()
  const { turn, due, isLate } = step
  return (
    <span className={isOpen(step) && turn === 'Customer' ? styles.yours : styles.note}>
      {t(stateLabel(step))}
      {isOpen(step) && due !== null
        ? `, ${t(isLate ? 'stepLate' : 'stepDue', { date: format.date(due) })}`
        : ''}
    </span>
  )
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
