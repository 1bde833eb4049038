import { Button } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useState } from 'react'
import { useLocation } from 'wouter'
import styles from './FilterBar.module.css'
import { FilterDialog } from './FilterDialog'
import type { Filter, FilterField } from './filter'
import { useFilterText } from './filter-text'
import { labels } from './labels'

interface FilterBarProps {
  readonly objectApiName: string
  readonly filters: readonly Filter[]
  /** What can be filtered by; undefined while it is on its way. */
  readonly fields: readonly FilterField[] | undefined
  /** The address without `/es` with these filters instead. */
  readonly pathWith: (filters: readonly Filter[]) => string
}

/** The filters of an address, each with a link that removes it, and a button to add one. */
export function FilterBar({ objectApiName, filters, fields, pathWith }: FilterBarProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const formatText = useFilterText(fields)
  const [, navigate] = useLocation()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.bar}>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('filter')}
      </Button>
      {filters.length === 0 ? null : (
        <ul className={styles.chips} aria-label={t('filters')}>
          {filters.map((filter, index) => {
            const text = formatText(filter)
            const others = filters.filter((_, other) => other !== index)
            return (
              <li key={JSON.stringify(filter)}>
                <a
                  className={styles.chip}
                  href={address(pathWith(others))}
                  aria-label={t('removeFilter', { filter: text })}
                >
                  <span>{text}</span>
                  <span aria-hidden="true">×</span>
                </a>
              </li>
            )
          })}
          {filters.length > 1 ? (
            <li>
              <a className={styles.clear} href={address(pathWith([]))}>
                {t('clearFilters')}
              </a>
            </li>
          ) : null}
        </ul>
      )}
      {isOpen && fields !== undefined ? (
        <FilterDialog
          objectApiName={objectApiName}
          fields={fields}
          onClose={() => setOpen(false)}
          onSelect={(filter) => {
            setOpen(false)
            navigate(pathWith([...filters, filter]))
          }}
        />
      ) : null}
    </div>
  )
}
