import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { labels } from './labels'
import styles from './Plans.module.css'
import type { CheckedPlans } from './plan-file-call'

interface FileRowsProps {
  readonly kind: 'new' | 'changed'
  readonly rows: CheckedPlans['rows']
}

/** The rows of a file that add plans, or change them, field by field. */
export function FileRows({ kind, rows }: FileRowsProps) {
  const t = useLabels(labels)
  const shown = rows.filter((row) => row.kind === kind)
  if (shown.length === 0) return null
  const headingId = `rows-${kind}`
  return (
    <>
      <h3 className={content.heading} id={headingId}>
        {`${t(kind)} (${shown.length})`}
      </h3>
      <ul className={content.list} aria-labelledby={headingId}>
        {shown.map(({ row, code, name, changes }) => (
          <li key={row} className={content.row}>
            <span className={content.name} dir="auto">
              {name}
            </span>
            <span className={content.detail}>{`${t('rowOf', { row: String(row) })} · ${code}`}</span>
            <dl className={styles.changes}>
              {changes.map(({ label, before, after }) => (
                <div key={label} className={styles.change}>
                  <dt>{label}</dt>
                  <dd dir="auto">
                    {kind === 'new'
                      ? after
                      : t('fromTo', { before: before || t('empty'), after: after || t('empty') })}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  )
}
