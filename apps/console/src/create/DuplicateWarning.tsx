import { useObjectInfo, useRecords } from '@porchlight/data-service-react'
import { Notice } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ReactNode } from 'react'
import type { DuplicateMatch } from '../records/duplicates'
import { recordName } from '../records/record-name'
import { recordPath } from '../shell/navigation/place'
import styles from './CreatePage.module.css'
import { labels } from './labels'

interface DuplicateWarningProps {
  readonly matches: readonly DuplicateMatch[]
  /** Whether it can be saved anyway. */
  readonly allowSave: boolean
  /** The control that saves it anyway; absent before the first attempt to save. */
  readonly children?: ReactNode
}

/** Warns that similar records exist, with a link to each that opens in another tab. */
export function DuplicateWarning({ matches, allowSave, children }: DuplicateWarningProps) {
  const t = useLabels(labels)
  return (
    <Notice kind="warning" title={t('duplicatesTitle')}>
      <p>{t(allowSave ? 'duplicatesText' : 'duplicatesBlock')}</p>
      <DuplicateLinks matches={matches} />
      {children}
    </Notice>
  )
}

/** Links to the records that were found, each in another tab. */
export function DuplicateLinks({ matches }: { readonly matches: readonly DuplicateMatch[] }) {
  return (
    <ul className={styles.found}>
      {matches.map((match, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several rules may find records of one object
        <ObjectDuplicateLinks key={index} match={match} />
      ))}
    </ul>
  )
}

function ObjectDuplicateLinks({ match: { objectApiName, recordIds } }: { readonly match: DuplicateMatch }) {
  const address = useAddress()
  const object = useObjectInfo({ objectApiName }).data
  const nameField = object?.nameFields[0]
  const { data } = useRecords(
    nameField === undefined
      ? undefined
      : { records: [{ recordIds, optionalFields: [{ objectApiName, fieldApiName: nameField }] }] },
  )
  const names = new Map(
    data?.results.flatMap(({ result }) =>
      'fields' in result ? [[result.id, recordName(result, nameField)] as const] : [],
    ),
  )
  return recordIds.map((id) => (
    <li key={id}>
      <a href={address(recordPath(id))} target="_blank" rel="noreferrer">
        {object?.label} {names.get(id) ?? id}
      </a>
    </li>
  ))
}
