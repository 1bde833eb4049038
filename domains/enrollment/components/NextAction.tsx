import { ButtonLink, Card } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { CallUs } from '../../customer-service/components/CallUs'
import { actionLabels } from './action-labels'
import { CallButton } from './CallButton'
import type { Tracker } from './enrollment'
import { enrollmentLabels } from './labels'
import styles from './Tracker.module.css'
import { type TaskPage, taskPage } from './task-page'
import { useNextActionText } from './use-next-action-text'

const copy = { ...enrollmentLabels, ...actionLabels }

interface NextActionProps {
  readonly tracker: Tracker
  readonly next: NonNullable<Tracker['next']>
}

/** The one next action: whose turn, what, by when, and the way to do it. */
export function NextAction({ tracker, next }: NextActionProps) {
  const t = useLabels(enrollmentLabels)
  const { title, text, due } = useNextActionText(tracker, next)
  const isOurs = next.turn !== 'Customer'
  return (
    <Card tone={isOurs ? 'plain' : 'urgent'}>
      <div className={styles.next}>
        <p className={styles.turn}>{t(`turn${next.turn}`)}</p>
        <h2 className={styles.action}>{title}</h2>
        <p>{text}</p>
        {due === null ? null : <p className={styles.due}>{due}</p>}
        {isOurs ? null : <WayToDoIt task={taskPage(next.name, tracker.orderId)} />}
      </div>
    </Card>
  )
}

/** The page on which it is done, and the phone number; only the phone number without a page. */
function WayToDoIt({ task }: { readonly task: TaskPage | null }) {
  const t = useLabels(copy)
  const address = useAddress()
  if (task === null) return <CallButton />
  return (
    <div className={styles.call}>
      <ButtonLink href={address(task.path)}>{t(task.label)}</ButtonLink>
      <CallUs />
    </div>
  )
}
