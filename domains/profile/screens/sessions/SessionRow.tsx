import { Button } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { SessionList } from '../../methods/list-sessions/client'
import { labels } from './labels'

/** One of one's own sign-ins. */
type SignIn = SessionList['sessions'][number]

import styles from './Sessions.module.css'

/** A sign-in: what it is on, when it was used, and the way to end it. The present one ends by signing out. */
export function SessionRow({ session }: { readonly session: SignIn }) {
  const t = useLabels(labels)
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
        </p>
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

/** The server names devices as `Firefox on Linux`. */
function useDeviceName({ device, isProgram }: SignIn): string {
  const t = useLabels(labels)
  if (isProgram) return device === null || device === '' ? t('program') : t('namedProgram', { name: device })
  const [browser = '', system = ''] = (device ?? '').split(' on ')
  if (browser === '') return t('unknownDevice')
  return system === '' ? browser : t('device', { browser, system })
}
