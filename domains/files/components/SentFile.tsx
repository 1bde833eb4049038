import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { fileLabels } from './labels'
import styles from './SentFile.module.css'

/** The known safety of a file; an unknown result counts as not checked. */
export type FileScan = 'Pending' | 'Clean' | 'Infected'

interface SentFileProps {
  readonly name: string
  /** In bytes; null when it is not known. */
  readonly size: number | null
  readonly scan: FileScan
  /** What the download takes; null for who may not have the file. */
  readonly fileId: string | null
}

/** Shows a sent file: its name, a link to it once it was found clean, and the result of the safety check. */
export function SentFile({ name, size, scan, fileId }: SentFileProps) {
  const t = useLabels(fileLabels)
  const { format } = usePage()
  return (
    <span>
      {fileId === null || scan !== 'Clean' ? (
        name
      ) : (
        <a
          className={styles.link}
          href={`/lwr/apex/v65.0/CustomerPortalDocumentController/downloadFile?fileId=${fileId}`}
          aria-label={t('download', { name })}
          download
        >
          {name}
        </a>
      )}
      {size === null ? null : <span className={styles.size}> {sizeText(size, t, format.number)}</span>}
      <span className={scan === 'Infected' ? styles.removed : styles.state} aria-live="polite">
        {t(`file${scan}`)}
      </span>
    </span>
  )
}

const kilobyte = 1024
const megabyte = 1_048_576

function sizeText(
  bytes: number,
  t: ReturnType<typeof useLabels<typeof fileLabels>>,
  number: (value: number) => string,
): string {
  const kilobytes = Math.max(1, Math.round(bytes / kilobyte))
  return kilobytes < kilobyte
    ? t('kilobytes', { size: number(kilobytes) })
    : t('megabytes', { size: number(Math.round((bytes / megabyte) * 10) / 10) })
}
