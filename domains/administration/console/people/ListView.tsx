import { brandNameOf } from '@porchlight/brands'
import { Button, ButtonLink, EmptyState, Skeleton, TextField } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { NotFoundContent } from '@porchlight/page-parts/notices/NotFoundContent'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { isUnknownRecord } from '@porchlight/page-parts/records/record-of-address'
import type { Staff } from '../../methods/list-staff/client'
import { useListStaff } from '../../methods/list-staff/hook'
import { getAccessStatus } from './access-status'
import { labels } from './labels'
import styles from './People.module.css'
import { PeopleFrame } from './PeopleFrame'
import { invitePath, listPath, personPath } from './people-address'

interface ListViewProps {
  readonly title: string
  readonly search: string
  readonly after: string
}

/** Everyone who works in the console, with a search. */
export function ListView({ title, search, after }: ListViewProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const { data, error } = useListStaff({
    ...(search === '' ? {} : { search }),
    ...(after === '' ? {} : { after }),
  })
  if (isUnknownRecord(error)) return <NotFoundContent />
  return (
    <PeopleFrame title={title} lead={t('lead')}>
      <p>
        <ButtonLink href={address(invitePath)}>{t('invite')}</ButtonLink>
      </p>
      <form className={content.form} method="get" action={address(listPath())} aria-label={t('find')}>
        <TextField name="search" label={t('search')} defaultValue={search} maxLength={100} key={search} />
        <div className={content.actions}>
          <Button type="submit" variant="secondary">
            {t('searchButton')}
          </Button>
          {search === '' ? null : <a href={address(listPath())}>{t('showAll')}</a>}
        </div>
      </form>
      {data !== undefined ? (
        <StaffResults staff={data} search={search} after={after} />
      ) : error === undefined ? (
        <Skeleton shape="card" count={3} label={t('loading')} />
      ) : (
        <PartFailed />
      )}
    </PeopleFrame>
  )
}

function StaffResults({ staff, search, after }: Omit<ListViewProps, 'title'> & { readonly staff: Staff }) {
  const t = useLabels(labels)
  const address = useAddress()
  if (staff.people.length === 0) return <EmptyState title={t('nobodyTitle')}>{t('nobodyText')}</EmptyState>
  return (
    <>
      <ul className={content.list} aria-label={t('people')}>
        {staff.people.map((person) => (
          <Row key={person.userId} person={person} />
        ))}
      </ul>
      <p className={content.actions}>
        {after === '' ? null : (
          <ButtonLink variant="secondary" href={address(listPath(search))}>
            {t('firstPage')}
          </ButtonLink>
        )}
        {staff.next === null ? null : (
          <ButtonLink variant="secondary" href={address(listPath(search, staff.next))}>
            {t('more')}
          </ButtonLink>
        )}
      </p>
    </>
  )
}

function Row({ person }: { readonly person: Staff['people'][number] }) {
  const t = useLabels(labels)
  const address = useAddress()
  const { userId, name, username, role, brand, hasSecondFactor, isSelf } = person
  const brandName = brandNameOf(brand) ?? t('allBrands')
  return (
    <li className={`${content.row} ${styles.person}`}>
      <span className={content.name}>
        <a href={address(personPath(userId))} dir="auto">
          {name}
        </a>
        {isSelf ? ` (${t('you')})` : ''}
      </span>
      <span className={content.detail}>{username}</span>
      <span className={content.detail}>
        {[t(role), brandName, t(getAccessStatus(person)), t(hasSecondFactor ? 'factorOn' : 'factorOff')].join(
          ' · ',
        )}
      </span>
    </li>
  )
}
