import { Button } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useState } from 'react'
import type { TeamWork } from '../../methods/team-work/client'
import { maxAssigned } from './assign-items'
import { labels } from './labels'
import styles from './TeamList.module.css'

/** The menu’s value for the queue; a user’s id is never that. */
const queue = 'queue'

interface AssignBarProps {
  readonly count: number
  readonly colleagues: TeamWork['colleagues']
  /** Hands the selected items over to that user, or releases them for `''`. */
  readonly assign: (to: string) => Promise<void>
  readonly clear: () => void
}

/** The bar below the list that assigns the selected items to a colleague. */
export function AssignBar({ count, colleagues, assign, clear }: AssignBarProps) {
  const t = useLabels(labels)
  const [to, setTo] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isTooMany = count > maxAssigned

  async function handleAssign() {
    if (to === '' || isTooMany) return
    setBusy(true)
    await assign(to === queue ? '' : to)
    setBusy(false)
  }

  return (
    <section className={styles.bar} aria-label={t('selection')}>
      <p role="status">
        {t('selected', { count: String(count) })}
        {isTooMany ? ` · ${t('tooMany', { count: String(maxAssigned) })}` : ''}
      </p>
      <label className={styles.choice}>
        {t('assignTo')}
        <select className={styles.menu} value={to} onChange={(event) => setTo(event.currentTarget.value)}>
          {/* Nobody is preselected, so that no press of Enter hands fifty items to the first name. */}
          <option value="">{t('chooseColleague')}</option>
          <option value={queue}>{t('backToQueue')}</option>
          {colleagues.map(({ userId, name }) => (
            <option key={userId} value={userId}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button
        busy={isBusy}
        busyLabel={t('assigning')}
        aria-disabled={to === '' || isTooMany ? true : undefined}
        onClick={() => void handleAssign()}
      >
        {t('assign')}
      </Button>
      <Button variant="quiet" onClick={clear}>
        {t('clear')}
      </Button>
    </section>
  )
}
