import { DescriptionList, Notice, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { NotFoundContent } from '@porchlight/page-parts/notices/NotFoundContent'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { isUnknownRecord } from '@porchlight/page-parts/records/record-of-address'
import { useState } from 'react'
import type { Programs } from '../../methods/list-programs/client'
import { useListPrograms } from '../../methods/list-programs/hook'
import { ActingUser } from './ActingUser'
import { labels } from './labels'
import { type Outcome, OutcomeNotice } from './OutcomeNotice'
import { ProgramActions } from './ProgramActions'
import { ProgramsFrame } from './ProgramsFrame'
import { TermsForm } from './TermsForm'

interface ProgramViewProps {
  readonly title: string
  readonly id: string
}

/** One program, what it may do, and what can be done with it. */
export function ProgramView({ title, id }: ProgramViewProps) {
  const t = useLabels(labels)
  const { data, error, refresh } = useListPrograms({})
  const [isRemoved, setRemoved] = useState(false)
  const program = data?.programs.find((each) => each.id === id)
  if (isRemoved) {
    return (
      <ProgramsFrame title={t('programRemoved')} below={title}>
        <OutcomeNotice outcome={{ kind: 'done', title: t('removedText') }} />
      </ProgramsFrame>
    )
  }
  if (isUnknownRecord(error) || (data !== undefined && program === undefined)) return <NotFoundContent />
  return (
    <ProgramsFrame title={program?.name ?? title} below={title}>
      {program !== undefined ? (
        <Program
          program={program}
          refresh={refresh}
          onRemoved={async () => {
            setRemoved(true)
            await refresh()
          }}
        />
      ) : error === undefined ? (
        <Skeleton shape="card" count={1} label={t('loading')} />
      ) : (
        <PartFailed />
      )}
    </ProgramsFrame>
  )
}

interface ProgramProps {
  readonly program: Programs['programs'][number]
  readonly refresh: () => Promise<unknown>
  readonly onRemoved: () => Promise<void>
}

function Program({ program, refresh, onRemoved }: ProgramProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const { format } = usePage()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { id, kind, actingUser, isEnabled, createdAt, lastTokenAt, hasSecret, formerSecretUntil } = program

  async function handleOutcome(nextOutcome: Outcome) {
    setOutcome(nextOutcome)
    await refresh()
  }

  return (
    <>
      <OutcomeNotice outcome={outcome} />
      {isEnabled ? null : (
        <Notice kind="warning" title={t('offTitle')}>
          {t('offText')}
        </Notice>
      )}
      <DescriptionList
        items={[
          { term: t('clientId'), description: <code>{id}</code> },
          { term: t('kind'), description: t(kind) },
          ...(actingUser === null
            ? []
            : [{ term: t('actsAsTerm'), description: <ActingUser user={actingUser} /> }]),
          { term: t('status'), description: t(isEnabled ? 'on' : 'off') },
          ...(hasSecret && formerSecretUntil !== null
            ? [
                {
                  term: t('secret'),
                  description: t('formerCounts', { moment: format.dateTime(formerSecretUntil) }),
                },
              ]
            : []),
          { term: t('created'), description: format.dateTime(createdAt) },
          {
            term: t('lastToken'),
            description: lastTokenAt === null ? t('never') : format.dateTime(lastTokenAt),
          },
        ]}
      />
      <TermsForm program={program} onOutcome={handleOutcome} />
      <ProgramActions program={program} onOutcome={handleOutcome} onRemoved={onRemoved} />
      <p>
        <a href={address('/console/operations?view=audit')}>{t('seeAudit')}</a>
      </p>
    </>
  )
}
