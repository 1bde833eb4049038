import { brandOf } from '@porchlight/brands'
import { Icon } from '@porchlight/design-system'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { SentFile } from '../../../files/components/SentFile'
import { threadLabels } from './labels'
import styles from './Thread.module.css'
import type { ThreadEntry, ThreadFile } from './thread'

/** Shows one entry: its author, time, text and files. */
export function Entry({ entry: { author, body, said, files } }: { readonly entry: ThreadEntry }) {
  const t = useLabels(threadLabels)
  const { brand, format } = usePage()
  const { displayName } = brandOf(brand).names
  const authors = { Advisor: t('advisor', { brand: displayName }), Brand: displayName, Customer: t('you') }
  const isOurs = author === 'Advisor' || author === 'Brand'
  return (
    <li className={isOurs ? styles.ours : styles.theirs}>
      <p className={styles.who}>
        <strong>{author === null ? t('fileAdded') : authors[author]}</strong>
        <time className={styles.when} dateTime={said}>
          {format.dateTime(said)}
        </time>
      </p>
      {body === '' ? null : (
        <p className={styles.body} dir="auto">
          {body}
        </p>
      )}
      {files.length === 0 ? null : (
        <ul className={styles.files} aria-label={t('files')}>
          {files.map((file) => (
            <FileLine key={file.id} file={file} />
          ))}
        </ul>
      )}
    </li>
  )
}

function FileLine({ file: { name, size, scan, fileId } }: { readonly file: ThreadFile }) {
  const t = useLabels(threadLabels)
  return (
    <li className={styles.file}>
      <Icon name={scan === 'Infected' ? 'warning' : 'bill'} />
      <span>
        <SentFile name={name} size={size} scan={scan} fileId={fileId} />
        {scan === 'Infected' ? (
          <a className={styles.way} href="#reply">
            {t('sendAgain')}
          </a>
        ) : null}
      </span>
    </li>
  )
}
