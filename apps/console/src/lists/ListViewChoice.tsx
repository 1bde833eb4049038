import { useUpdateListPreferences } from '@porchlight/data-service-react'
import { Button, ScriptOnly, SelectField } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ChangeEvent } from 'react'
import { useLocation } from 'wouter'
import { consoleLabels } from '../shell/labels'
import { listPath } from '../shell/navigation/place'
import styles from './ListPage.module.css'
import { labels } from './labels'
import { buildListAddress } from './list-address'

/** The api name of the list of what the viewer looked at last, which every object has. */
export const recentList = '__Recent'

interface ListViewChoiceProps {
  readonly objectApiName: string
  readonly lists: readonly { readonly apiName: string; readonly label: string }[]
  /** The api name of the list that is shown. */
  readonly shown: string
  /** That of the list that opens first; null when none is pinned. */
  readonly pinned: string | null
}

/** Chooses among the list views of an object; without a script, by a form. */
export function ListViewChoice({ objectApiName, lists, shown, pinned }: ListViewChoiceProps) {
  const t = useLabels({ ...consoleLabels, ...labels })
  const address = useAddress()
  const path = listPath(objectApiName)
  const [, navigate] = useLocation()
  const hasRecent = lists.some(({ apiName }) => apiName === recentList)
  const savePreferences = useUpdateListPreferences()
  const isPinned = shown === pinned
  const pin = () =>
    savePreferences({ objectApiName, listViewApiName: shown, pinned: !isPinned }).catch(() => undefined)
  const open = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    navigate(buildListAddress(path, { listViewApiName: target.value }))
  }
  return (
    <form className={styles.choice} action={address(path)}>
      <SelectField
        name="view"
        label={t('listView')}
        key={shown}
        defaultValue={shown}
        options={[...lists, ...(hasRecent ? [] : [{ apiName: recentList, label: t('recentList') }])].map(
          ({ apiName, label }) => ({
            value: apiName,
            label: apiName === pinned ? t('pinnedList', { label }) : label,
          }),
        )}
        onChange={open}
      />
      <ScriptOnly>
        <Button variant="quiet" onClick={() => void pin()}>
          {t(isPinned ? 'unpin' : 'pin')}
        </Button>
      </ScriptOnly>
      <noscript>
        <Button type="submit" variant="secondary">
          {t('openList')}
        </Button>
      </noscript>
    </form>
  )
}
