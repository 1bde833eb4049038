import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { isListBeside, setListBeside } from '../display/display-choice'
import { buildListAddress, type ListChoice } from '../lists/list-address'
import { listPath } from '../shell/navigation/place'
import { labels } from './labels'
import styles from './Split.module.css'
import { buildSplitAddress } from './split-address'

/** From this width on a list has room beside a record; `Split.module.css` has the same. */
const splitMediaQuery = '(min-width: 64.0625em)'

interface SplitSwitchProps {
  readonly objectApiName: string
  readonly choice: ListChoice
  /** The record that is shown beside the list first; null in an empty list. */
  readonly recordId: string | null
  readonly isSplit: boolean
}

/** Shows a list as a table, or beside its records; an object's lists stay as they were chosen. */
export function SplitSwitch({ objectApiName, choice, recordId, isSplit }: SplitSwitchProps) {
  const t = useLabels(labels)
  const [, navigate] = useLocation()
  const splitPath = recordId === null ? null : buildSplitAddress(recordId, objectApiName, choice)

  useEffect(() => {
    if (isSplit || splitPath === null || !isListBeside(objectApiName)) return
    if (matchMedia(splitMediaQuery).matches) navigate(splitPath, { replace: true })
  }, [isSplit, splitPath, objectApiName, navigate])

  return (
    <fieldset className={styles.switch} aria-label={t('layout')}>
      <button
        type="button"
        aria-pressed={!isSplit}
        onClick={() => {
          setListBeside(objectApiName, false)
          if (isSplit) navigate(buildListAddress(listPath(objectApiName), choice))
        }}
      >
        {t('table')}
      </button>
      <button
        type="button"
        aria-pressed={isSplit}
        disabled={splitPath === null}
        onClick={() => {
          setListBeside(objectApiName, true)
          if (!isSplit && splitPath !== null) navigate(splitPath)
        }}
      >
        {t('split')}
      </button>
    </fieldset>
  )
}
