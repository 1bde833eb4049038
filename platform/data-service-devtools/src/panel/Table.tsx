import { type ReactNode, useState } from 'react'

/** How many rows are rendered at first, and how many more each time. */
const page = 200

export interface TableRow {
  readonly key: string | number
  /** The label of the button in the first cell; it unfolds `details`. */
  readonly title: string
  /** The other columns. */
  readonly cells: readonly ReactNode[]
  readonly details: () => ReactNode
}

interface TableProps<Item> {
  readonly label: string
  readonly heads: readonly string[]
  readonly items: readonly Item[]
  readonly toRow: (item: Item) => TableRow
  readonly empty: string
}

/**
 * A table whose rows unfold. Only visible items are rendered as rows, so that long lists cost no more than short ones.
 */
export function Table<Item>({ label, heads, items, toRow, empty }: TableProps<Item>) {
  const [limit, setLimit] = useState(page)
  const [opened, setOpened] = useState<string | number | null>(null)
  if (items.length === 0) return <p className="empty">{empty}</p>
  return (
    <>
      <table aria-label={label}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.slice(0, limit).map((item) => {
            const { key, title, cells, details } = toRow(item)
            const isOpen = key === opened
            return [
              <tr key={key}>
                <th scope="row">
                  <button
                    type="button"
                    className="row"
                    aria-expanded={isOpen}
                    onClick={() => setOpened(isOpen ? null : key)}
                  >
                    {title}
                  </button>
                </th>
                {cells.map((cell, index) => (
                  <td key={heads[index + 1]}>{cell}</td>
                ))}
              </tr>,
              isOpen && (
                <tr key={`${key} details`} className="details">
                  <td colSpan={heads.length}>{details()}</td>
                </tr>
              ),
            ]
          })}
        </tbody>
      </table>
      {items.length > limit && (
        <p className="empty">
          {`${limit} of ${items.length} are shown. Filter, or `}
          <button type="button" onClick={() => setLimit(limit + page)}>
            show more
          </button>
        </p>
      )}
    </>
  )
}
