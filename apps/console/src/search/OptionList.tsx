import styles from './OptionList.module.css'

/** An option, as a list shows it. */
export interface ListOption {
  readonly key: string
  /** Null for what does not lead to another page. */
  readonly href: string | null
  readonly name: string
  readonly details: string
  /** What sort of thing it is, at the end of the line. */
  readonly kind: string
}

interface OptionListProps {
  /** Options are `id-0`, `id-1` …; the field that holds the focus refers to them. */
  readonly id: string
  readonly label: string
  readonly options: readonly ListOption[]
  readonly active: number
  readonly onHover: (index: number) => void
  readonly onChoose: (index: number) => void
}

/** The options of a field that holds the focus: the keyboard moves through them from there, the pointer presses them. */
export function OptionList({ id, label, options, active, onHover, onChoose }: OptionListProps) {
  return (
    <div className={styles.list} id={id} role="listbox" aria-label={label}>
      {options.map((option, index) => {
        const content = (
          <>
            <span className={styles.name}>{option.name}</span>
            <span className={styles.details}>{option.details}</span>
            <span className={styles.kind}>{option.kind}</span>
          </>
        )
        const shared = {
          id: `${id}-${index}`,
          className: styles.option,
          onPointerMove: () => index !== active && onHover(index),
          onClick: () => onChoose(index),
          ref: index === active ? scrollIntoView : undefined,
        }
        return option.href === null ? (
          // The focus stays in the field, so that it and not the option has the keys.
          <div
            key={option.key}
            {...shared}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
          >
            {content}
          </div>
        ) : (
          <a
            key={option.key}
            {...shared}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            href={option.href}
          >
            {content}
          </a>
        )
      })}
    </div>
  )
}

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
