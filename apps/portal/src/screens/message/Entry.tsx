import { brandOf } from '@porchlight/brands'
import { Icon } from '@porchlight/design-system'
import { useLabels, usePage } from '../../shell/page/page-context'
import { labels } from './labels'
import styles from './Message.module.css'
import type { ThreadEntry, ThreadFile } from './thread'

/** One thing said: by whom, when, its words and its files. */
export function Entry({ entry: { author, body, said, files } }: { readonly entry: ThreadEntry }) {
  const t = useLabels(labels)
  const { brand, format } = usePage()
  const who =
    author === 'Advisor'
      ? t('advisor', { brand: brandOf(brand).names.displayName })
      : t(author === null ? 'fileAdded' : 'you')
  return (
    <li className={author === 'Advisor' ? styles.ours : styles.theirs}>
      <p className={styles.who}>
        <strong>{who}</strong>
        <time className={styles.when} dateTime={said}>
          {format.dateTime(said)}
        </time>
      </p>
      {body === '' ? null : <p className={styles.body}>{body}</p>}
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

const megabyte = 1_048_576

function FileLine({ file: { name, size } }: { readonly file: ThreadFile }) {
  const t = useLabels(labels)
  const { format } = usePage()
  const sizeText =
    size === null
      ? null
      : size < megabyte
        ? t('kilobytes', { size: format.number(Math.max(1, Math.round(size / 1024))) })
        : t('megabytes', { size: format.number(Math.round((size / megabyte) * 10) / 10) })
  return (
    <li className={styles.file}>
      <Icon name="bill" />
      <span>
        {name}
        {sizeText === null ? null : <span className={styles.when}> {sizeText}</span>}
      </span>
    </li>
  )
}
