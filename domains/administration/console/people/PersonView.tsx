import { brandNameOf } from '@porchlight/brands'
import { DescriptionList, Notice, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { NotFoundContent } from '@porchlight/page-parts/notices/NotFoundContent'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { isUnknownRecord } from '@porchlight/page-parts/records/record-of-address'
import { useEffect, useRef, useState } from 'react'
import type { Staff } from '../../methods/list-staff/client'
import { useListStaff } from '../../methods/list-staff/hook'
import { AccessActions } from './AccessActions'
import { getAccessStatus } from './access-status'
import { labels } from './labels'
import { PeopleFrame } from './PeopleFrame'
import { problemLabel } from './problem-label'
import { RoleForm } from './RoleForm'
import type { StaffResult } from './staff-call'

/** The outcome of an action: the title of what was done, or why nothing was. */
type Outcome =
  | { readonly kind: 'done'; readonly title: string }
  | { readonly kind: 'refused'; readonly reason: string }

interface PersonViewProps {
  readonly title: string
  readonly userId: string
}

/** One person, and what can be done with the access. */
export function PersonView({ title, userId }: PersonViewProps) {
  const t = useLabels(labels)
  const { data, error, refresh } = useListStaff({ userId })
  const person = data?.people[0]
  if (isUnknownRecord(error) || (data !== undefined && person === undefined)) return <NotFoundContent />
  return (
    <PeopleFrame
      title={person?.name ?? title}
      documentTitle={person === undefined ? title : `${person.name} · ${title}`}
      isBelowList
    >
      {person !== undefined ? (
        <Person person={person} refresh={refresh} />
      ) : error === undefined ? (
        <Skeleton shape="card" count={1} label={t('loading')} />
      ) : (
        <PartFailed />
      )}
    </PeopleFrame>
  )
}

interface PersonProps {
  readonly person: Staff['people'][number]
  readonly refresh: () => Promise<unknown>
}

function Person({ person, refresh }: PersonProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const outcomeRegion = useRef<HTMLDivElement>(null)
  const { userId, username, email, role, brand, hasSecondFactor, isSelf } = person
  // The pressed button may be gone: keyboard users continue from the outcome.
  useEffect(() => {
    if (outcome !== null) outcomeRegion.current?.focus()
  }, [outcome])

  async function handleResult(result: StaffResult, doneTitle: string) {
    if ('errors' in result) {
      const [[field, key] = ['form', 'internal']] = Object.entries(result.errors)
      setOutcome({ kind: 'refused', reason: t(problemLabel(field, key)) })
    } else {
      setOutcome({ kind: 'done', title: doneTitle })
    }
    await refresh()
  }

  return (
    <>
      <div role="status" tabIndex={-1} ref={outcomeRegion}>
        {outcome === null ? null : outcome.kind === 'done' ? (
          <Notice kind="success" title={outcome.title} />
        ) : (
          <Notice kind="warning" title={t('notDone')}>
            {outcome.reason}
          </Notice>
        )}
      </div>
      <DescriptionList
        items={[
          { term: t('username'), description: username },
          { term: t('email'), description: email ?? username },
          { term: t('role'), description: t(role) },
          {
            term: t('brand'),
            description: brandNameOf(brand) ?? t('allBrands'),
          },
          { term: t('access'), description: t(getAccessStatus(person)) },
          { term: t('factor'), description: t(hasSecondFactor ? 'factorOn' : 'factorOff') },
        ]}
      />
      {isSelf ? (
        <Notice kind="info" title={t('own')} />
      ) : (
        <>
          {person.managedSince === null ? null : (
            <ManagedNotice person={person} since={person.managedSince} />
          )}
          {person.isActive && !person.isDecidedElsewhere ? (
            <RoleForm key={`${role} ${brand}`} person={person} onResult={handleResult} />
          ) : null}
          <AccessActions person={person} onResult={handleResult} />
        </>
      )}
      <p>
        <a href={address(`/console/operations?${new URLSearchParams({ view: 'audit', recordId: userId })}`)}>
          {t('seeAudit')}
        </a>
      </p>
    </>
  )
}

/** Says that the company manages the person, and what follows from it for the viewer. */
function ManagedNotice({
  person,
  since,
}: {
  readonly person: PersonProps['person']
  readonly since: string
}) {
  const t = useLabels(labels)
  const { format } = usePage()
  return (
    <Notice kind="info" title={t('managed', { day: format.date(since) })}>
      {t(person.isDecidedElsewhere ? 'managedText' : 'managedOverride')}
    </Notice>
  )
}
