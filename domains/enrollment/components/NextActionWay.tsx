import { ButtonLink } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { CallUs } from '../../customer-service/components/CallUs'
import { actionLabels } from './action-labels'
import { CallButton } from './CallButton'
import type { Tracker } from './enrollment'
import { enrollmentLabels } from './labels'
import styles from './Tracker.module.css'
import { taskPage } from './task-page'

const copy = { ...enrollmentLabels, ...actionLabels }

interface NextActionWayProps {
  readonly next: NonNullable<Tracker['next']>
  readonly orderId: string | null
  /** Whether the phone number is shown beside a page; not where the page names it elsewhere. */
  readonly withPhone?: boolean
}

/** The page on which the customer's next action is done, and the phone number; only the phone number without a page. */
export function NextActionWay({ next, orderId, withPhone = true }: NextActionWayProps) {
  const t = useLabels(copy)
  const address = useAddress()
  const task = taskPage(next.name, orderId)
  if (task === null) return <CallButton />
  return (
    <div className={styles.call}>
      <ButtonLink href={address(task.path)}>{t(task.label)}</ButtonLink>
      {withPhone ? <CallUs /> : null}
    </div>
  )
}
