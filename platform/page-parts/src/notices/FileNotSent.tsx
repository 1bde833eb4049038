import { Notice } from '@porchlight/design-system'
import { useSearch } from 'wouter'
import { useLabels } from '../page/page-context'
import styles from './FileNotSent.module.css'
import { noticeLabels } from './labels'

/** Says on the page that a link to a file was followed from why none came; the server leads back here with `?file=`. */
export function FileNotSent() {
  const t = useLabels(noticeLabels)
  const reason = new URLSearchParams(useSearch()).get('file')
  if (reason !== 'failed' && reason !== 'later') return null
  return (
    <div className={styles.notice}>
      <Notice kind="warning" title={t('fileFailed')}>
        <p>{t(reason === 'later' ? 'fileLaterText' : 'fileFailedText')}</p>
      </Notice>
    </div>
  )
}
