import { useReadAdapter } from '@porchlight/data-service-react'
import { ButtonLink, Card, Notice, PageTitle, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { listSessions } from '../../methods/list-sessions/client'
import { EndProvedSession } from './EndProvedSession'
import { labels } from './labels'
import { SessionRow } from './SessionRow'
import styles from './Sessions.module.css'

const ownSessions = {}

/** One's own sign-ins, each with a button that ends it. */
export function Sessions({ title }: ScreenProps) {
  const t = useLabels(labels)
  const { form } = usePage()
  const address = useAddress()
  const result = useReadAdapter('Sessions', listSessions, ownSessions, undefined)
  const sessions = result.data?.sessions
  const isProofDue = form !== null && ('currentPassword' in form.errors || form.errors.form === 'rateLimited')
  const sessionToConfirm = isProofDue ? sessions?.find(({ id }) => id === form.values.sessionId) : undefined
  const hasFailed = sessions === undefined && result.state === 'Error'
  return (
    <div className={styles.page}>
      <Head title={title} status={hasFailed ? 503 : 200} />
      <PageTitle lead={t('lead')}>{title}</PageTitle>
      {sessionToConfirm === undefined ? null : <EndProvedSession session={sessionToConfirm} />}
      {form === null || sessionToConfirm !== undefined ? null : (
        <Notice kind="warning" title={form.errors.form === 'notFound' ? t('gone') : t('failed')} />
      )}
      {hasFailed ? <PartFailed /> : null}
      {sessions === undefined && !hasFailed ? (
        <Skeleton shape="card" count={1} label={t('loadingSessions')} />
      ) : null}
      {sessions === undefined ? null : (
        <Card>
          <ul className={styles.list}>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
          {sessions.length < 2 ? (
            <p>{t('onlyThis')}</p>
          ) : (
            <div>
              <ButtonLink href={address('/profile/sessions/others')}>{t('endOthers')}</ButtonLink>
            </div>
          )}
        </Card>
      )}
      <p>
        <a className={styles.way} href={address('/profile')}>
          {t('toProfile')}
        </a>
      </p>
    </div>
  )
}
