import { ButtonLink, Card } from '@porchlight/design-system'
import { CallUs } from '../../shell/customer-service/CallUs'
import { useAddress } from '../../shell/navigation/address'
import { useLabels, usePage } from '../../shell/page/page-context'
import { actionLabels } from './action-labels'
import { CallButton } from './CallButton'
import type { Tracker } from './enrollment'
import { enrollmentLabels } from './labels'
import { nextWords } from './next-words'
import styles from './Tracker.module.css'
import { type TaskPage, taskPage } from './task-page'

const words = { ...enrollmentLabels, ...actionLabels }

interface NextActionProps {
  readonly tracker: Tracker
  readonly next: NonNullable<Tracker['next']>
}

/** The one next action: whose turn, what, by when, and the way to do it. */
export function NextAction({ tracker, next }: NextActionProps) {
  const t = useLabels(words)
  const { format, today } = usePage()
  const { utilityName, depositDue } = tracker
  const amount = depositDue === null ? null : format.money(depositDue)
  const { title, text } = nextWords(t, next, { utilityName, amount })
  const isOurs = next.turn !== 'Customer'
  return (
    <Card tone={isOurs ? 'plain' : 'urgent'}>
      <div className={styles.next}>
        <p className={styles.turn}>{t(`turn${next.turn}`)}</p>
        <h2 className={styles.action}>{title}</h2>
        <p>{text}</p>
        {next.due === null ? null : (
          <p className={styles.due}>{t(dueLabel(next, today), { date: format.date(next.due) })}</p>
        )}
        {isOurs ? null : <WayToDoIt task={taskPage(next.name, tracker.orderId)} />}
      </div>
    </Card>
  )
}

/** The page on which it is done, with the phone beside it; the phone alone where there is none. */
function WayToDoIt({ task }: { readonly task: TaskPage | null }) {
  const t = useLabels(words)
  const address = useAddress()
  if (task === null) return <CallButton />
  return (
    <div className={styles.call}>
      <ButtonLink href={address(task.path)}>{t(task.label)}</ButtonLink>
      <CallUs />
    </div>
  )
}

function dueLabel({ name, turn, due }: NonNullable<Tracker['next']>, today: string) {
  if (name === 'serviceStarts') return 'startsOn'
  if (turn !== 'Customer') return 'expectedBy'
  return due !== null && due < today ? 'dueLate' : 'dueBy'
}
