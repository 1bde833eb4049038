import { VisuallyHidden } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { labels } from './labels'
import { moveItem } from './move-item'
import styles from './ReorderableList.module.css'

/** An item that can be reordered. */
interface ReorderableItem {
  readonly id: string
  readonly label: string
}

interface ReorderableListProps<Item extends ReorderableItem> {
  readonly label: string
  readonly items: readonly Item[]
  /** Called with the items in their new order. */
  readonly onReorder: (items: readonly Item[]) => void
  /** Further controls of an item, before its arrows. */
  readonly children: (item: Item) => ReactNode
  /** Removes an item; without it, items cannot be removed. */
  readonly onRemove?: (item: Item) => void
}

/**
 * A list that is reordered by dragging, or by buttons, which the keyboard and any pointer reach. Screen readers announce
 * the new place of what was moved.
 */
export function ReorderableList<Item extends ReorderableItem>(props: ReorderableListProps<Item>) {
  const { label, items, onReorder, children, onRemove } = props
  const t = useLabels(labels)
  const [announcement, setAnnouncement] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const [draggedId, setDraggedId] = useState<string | null>(null)
  const buttonToFocus = useRef<HTMLButtonElement | null>(null)

  // The browser removes the focus from an element that is moved in the document or removed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what moved lost it
  useLayoutEffect(() => {
    const button = buttonToFocus.current
    buttonToFocus.current = null
    if (button === null) return
    const other = button.parentElement?.querySelector<HTMLButtonElement>('button:enabled')
    ;(button.disabled ? (other ?? list.current) : button)?.focus()
  }, [items])

  function move(from: number, to: number) {
    const item = items[from]
    if (item === undefined || from === to || to < 0 || to >= items.length) return
    onReorder(moveItem(items, from, to))
    setAnnouncement(t('moved', { label: item.label, place: to + 1, count: items.length }))
  }

  function drag({ clientY }: PointerEvent) {
    const rows = [...(list.current?.children ?? [])]
    const from = items.findIndex(({ id }) => id === draggedId)
    const targetIndex = rows.findIndex((row) => clientY < row.getBoundingClientRect().bottom)
    move(from, targetIndex < 0 ? rows.length - 1 : targetIndex)
    rows[from]?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <>
      {/* The list follows the pointer: an entry that is moved in the document loses it. */}
      <ol
        ref={list}
        className={styles.list}
        aria-label={label}
        tabIndex={-1}
        onPointerMove={draggedId === null ? undefined : drag}
        onLostPointerCapture={() => setDraggedId(null)}
      >
        {items.map((item, index) => (
          <li key={item.id} className={styles.item} data-dragged={item.id === draggedId || undefined}>
            <span
              className={styles.handle}
              aria-hidden="true"
              onPointerDown={(event) => {
                list.current?.setPointerCapture(event.pointerId)
                setDraggedId(item.id)
              }}
            >
              ⠿
            </span>
            <span className={styles.label}>{item.label}</span>
            {children(item)}
            {([-1, 1] as const).map((step) => (
              <button
                key={step}
                type="button"
                className={styles.tool}
                aria-label={t(step < 0 ? 'moveUp' : 'moveDown', { label: item.label })}
                disabled={index + step < 0 || index + step >= items.length}
                onClick={({ currentTarget }) => {
                  buttonToFocus.current = currentTarget
                  move(index, index + step)
                }}
              >
                {step < 0 ? '↑' : '↓'}
              </button>
            ))}
            {onRemove === undefined ? null : (
              <button
                type="button"
                className={styles.tool}
                aria-label={t('remove', { label: item.label })}
                disabled={items.length === 1}
                onClick={({ currentTarget }) => {
                  const row = currentTarget.closest('li')
                  const next = row?.nextElementSibling ?? row?.previousElementSibling
                  buttonToFocus.current = next?.querySelector<HTMLButtonElement>('button:last-child') ?? null
                  onRemove(item)
                }}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  )
}

interface ItemSwitchProps {
  readonly label: string
  /** Its name with the item's, for screen readers. */
  readonly name: string
  readonly checked: boolean
  readonly onChange: (isChecked: boolean) => void
}

/** A box beside an item; on the narrowest screens it has its name for screen readers alone. */
export function ItemSwitch({ label, name, checked, onChange }: ItemSwitchProps) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={checked}
        aria-label={name}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{label}</span>
    </label>
  )
}
