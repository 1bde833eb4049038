import { watchFailedRefreshes } from '@porchlight/data-service'
import { useDataService } from '@porchlight/data-service-react'
import { Button } from '@porchlight/design-system'
import { useMemo, useSyncExternalStore } from 'react'
import { useLabels, usePage } from '../page/page-context'
import { noticeLabels } from './labels'
import styles from './NotUpToDate.module.css'

/** Reports once for the whole page that its data could not be reread, and how old it is. */
export function NotUpToDate() {
  const t = useLabels(noticeLabels)
  const { format } = usePage()
  const dataService = useDataService()
  const failed = useMemo(() => watchFailedRefreshes(dataService), [dataService])
  const refreshedAt = useSyncExternalStore(failed.subscribe, failed.getSnapshot, () => null)
  return (
    <div role="status">
      {refreshedAt !== null && (
        <p className={styles.line}>
          {t('notUpToDate', { when: format.dateTime(new Date(refreshedAt)) })}
          <Button variant="quiet" onClick={() => void failed.tryAgain()}>
            {t('tryAgain')}
          </Button>
        </p>
      )}
    </div>
  )
}
