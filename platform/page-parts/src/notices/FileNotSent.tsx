import { Notice } from '@porchlight/design-system'
import { useSearch } from 'wouter'
import { useLabels } from '../page/page-context'
import styles from './FileNotSent.module.css'
import { noticeLabels } from './labels'

/**
 * Reports, on the page with the link to a file, why the file was not sent; the server redirects back here with
 * `?file=`.
 */
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
