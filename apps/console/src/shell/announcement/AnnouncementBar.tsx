import { Button, Icon } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { announce, useAnnouncement } from '@porchlight/page-parts/notices/announce'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { consoleLabels } from '../labels'
import styles from './AnnouncementBar.module.css'

/** What happened by the last press, until it is dismissed or another page opens. */
export function AnnouncementBar() {
  const t = useLabels(consoleLabels)
  const address = useAddress()
  const [path] = useLocation()
  const announcement = useAnnouncement()
  const shown = announcement?.path === path ? announcement : null

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page ends it, and not the page that it waits for
  useEffect(() => {
    if (announcement !== null && announcement.path !== path) announce(null)
  }, [path])

  return (
    <div role="status" className={styles.region}>
      {shown === null ? null : (
        <div className={styles.bar}>
          <span className={styles.icon}>
            <Icon name="check" />
          </span>
          <p className={styles.text}>
            {shown.text}{' '}
            {shown.link === null ? null : <a href={address(shown.link.path)}>{shown.link.label}</a>}
          </p>
          <Button variant="quiet" onClick={() => announce(null)}>
            {t('dismiss')}
          </Button>
        </div>
      )}
    </div>
  )
}
