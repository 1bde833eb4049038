import { Button, SelectField, useHasScript } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ChangeEvent } from 'react'
import { useLocation } from 'wouter'
import { consoleLabels } from '../shell/labels'
import { listPath } from '../shell/navigation/place'
import styles from './ListPage.module.css'
import { labels } from './labels'
import { listAddress } from './list-address'

/** The api name of the list of what the viewer looked at last, which every object has. */
export const recentList = '__Recent'

interface ListViewChoiceProps {
  readonly objectApiName: string
  readonly lists: readonly { readonly apiName: string; readonly label: string }[]
  /** The api name of the list that is shown. */
  readonly shown: string
}

/** Chooses among the list views of an object; without a script, by a form. */
export function ListViewChoice({ objectApiName, lists, shown }: ListViewChoiceProps) {
  const t = useLabels({ ...consoleLabels, ...labels })
  const address = useAddress()
  const path = listPath(objectApiName)
  const hasScript = useHasScript()
  const [, navigate] = useLocation()
  const hasRecent = lists.some(({ apiName }) => apiName === recentList)
  const open = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    navigate(listAddress(path, { listViewApiName: target.value }))
  }
  return (
    <form className={styles.choice} action={address(path)}>
      <SelectField
        name="view"
        label={t('listView')}
        key={shown}
        defaultValue={shown}
        options={[
          ...lists.map(({ apiName, label }) => ({ value: apiName, label })),
          ...(hasRecent ? [] : [{ value: recentList, label: t('recentList') }]),
        ]}
        onChange={open}
      />
      {hasScript ? null : (
        <Button type="submit" variant="secondary">
          {t('openList')}
        </Button>
      )}
    </form>
  )
}
