import { Button } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { programAccessDays, programRightTexts } from '../../../getting-in/facts/program-rights'
import { labels } from './labels'
import styles from './Sessions.module.css'
import { type SignIn, useDeviceName } from './use-device-name'

/** A sign-in: what it is on, when it was used, and a button to end it. The current one ends by signing out. */
export function SessionRow({ session }: { readonly session: SignIn }) {
  const t = useLabels(labels)
  const describeRight = useLabels(programRightTexts)
  const { format } = usePage()
  const address = useAddress()
  const device = useDeviceName(session)
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.device}>{session.isPresent ? `${device} · ${t('thisDevice')}` : device}</p>
        <p className={styles.times}>
          {t('lastSeen', { date: format.dateTime(session.lastSeenAt) })}
          <br />
          {t('since', { date: format.dateTime(session.createdAt) })}
          {session.isProgram ? (
            <>
              <br />
              {t('until', { date: format.dateTime(session.endsAt) })}
            </>
          ) : null}
        </p>
        {session.rights === null ? null : (
          <ul className={styles.rights}>
            {session.rights.map((right) => (
              <li key={right}>{describeRight(right, { days: programAccessDays })}</li>
            ))}
          </ul>
        )}
      </div>
      {session.isPresent ? null : (
        <form method="post" action={address('/profile/sessions')}>
          <input type="hidden" name="sessionId" value={session.id} />
          <Button type="submit" variant="secondary" aria-label={t('endSessionOf', { device })}>
            {t('endSession')}
          </Button>
        </form>
      )}
    </li>
  )
}
