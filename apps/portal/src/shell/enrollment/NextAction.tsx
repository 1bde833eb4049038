import { ButtonLink, Card } from '@porchlight/design-system'
import { useAddress } from '../navigation/address'
import { useLabels, usePage } from '../page/page-context'
import { actionLabels } from './action-labels'
import { CallButton } from './CallButton'
import type { Tracker } from './enrollment'
import { enrollmentLabels } from './labels'
import { nextWords } from './next-words'
import styles from './Tracker.module.css'

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
        {isOurs ? null : <Way tracker={tracker} next={next} />}
      </div>
    </Card>
  )
}

function dueLabel({ name, turn, due }: NonNullable<Tracker['next']>, today: string) {
  if (name === 'serviceStarts') return 'startsOn'
  if (turn !== 'Customer') return 'expectedBy'
  return due !== null && due < today ? 'dueLate' : 'dueBy'
}

/** The one button of the action: the page that does it, where there is one, else the phone. */
function Way({ tracker, next }: NextActionProps) {
  const t = useLabels(words)
  const address = useAddress()
  if (next.name === 'payDeposit' || next.name === 'payRestOfDeposit') {
    return (
      <div className={styles.call}>
        <ButtonLink href={address(tracker.orderId === null ? '/deposit' : `/deposit/${tracker.orderId}`)}>
          {t('payHere')}
        </ButtonLink>
      </div>
    )
  }
  if (next.name !== 'chooseNewDate' || tracker.orderId === null) return <CallButton />
  return (
    <div className={styles.call}>
      <ButtonLink href={address(`/enrollment-status/${tracker.orderId}/date`)}>
        {t('chooseNewDate')}
      </ButtonLink>
    </div>
  )
}
