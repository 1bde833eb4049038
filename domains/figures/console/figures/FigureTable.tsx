import { Button, DataTable, ScriptOnly } from '@porchlight/design-system'
import { csvOf } from '@porchlight/page-parts/page/csv'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { saveText } from '@porchlight/page-parts/page/save-text'
import styles from './Figures.module.css'
import { labels } from './labels'

interface FigureTableProps {
  readonly caption: string
  /** The file's name without its ending: the days and the brand that the figures are of. */
  readonly fileName: string
  readonly headers: readonly string[]
  /** One text for each header. */
  readonly rows: readonly (readonly string[])[]
}

/** A table of figures, which can be saved as a file. */
export function FigureTable({ caption, fileName, headers, rows }: FigureTableProps) {
  const t = useLabels(labels)
  return (
    <div className={styles.table}>
      <DataTable
        caption={caption}
        columns={headers.map((header, index) => ({ key: header, header, isNumeric: index > 0 }))}
        rows={rows.map((row) => ({
          id: row[0] ?? '',
          cells: Object.fromEntries(headers.map((header, index) => [header, row[index]])),
        }))}
      />
      <ScriptOnly>
        <Button
          variant="quiet"
          aria-label={t('downloadOf', { table: caption })}
          onClick={() => saveText(csvOf([headers, ...rows]), `${fileName}.csv`)}
        >
          {t('download')}
        </Button>
      </ScriptOnly>
    </div>
  )
}
