import { useState } from 'react'
import { asPlain } from '../recording/redact'

/** How many children of one value are shown. */
const childLimit = 100

interface ValueTreeProps {
  readonly name: string
  readonly value: unknown
  readonly isOpen?: boolean
}

/** A value as a tree whose branches unfold; folded branches are not rendered. */
export function ValueTree({ name, value, isOpen = false }: ValueTreeProps) {
  const [open, setOpen] = useState(isOpen)
  const plain = typeof value === 'object' && value !== null ? asPlain(value) : value
  if (typeof plain !== 'object' || plain === null) {
    return (
      <div className="leaf">
        <span className="name">{name}</span>: <code>{JSON.stringify(plain) ?? 'undefined'}</code>
      </div>
    )
  }
  const children = Object.entries(plain)
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className="name">{name}</span>{' '}
        <span className="quiet">
          {Array.isArray(plain) ? `[${children.length}]` : `{${children.length}}`}
        </span>
      </summary>
      {open && (
        <div className="children">
          {children.slice(0, childLimit).map(([key, child]) => (
            <ValueTree key={key} name={key} value={child} />
          ))}
          {children.length > childLimit && (
            <div className="quiet">{`and ${children.length - childLimit} more`}</div>
          )}
        </div>
      )}
    </details>
  )
}
