import { ButtonLink, Card, EmptyState, PageTitle, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import styles from '../../../components/sign-up/SignUpPage.module.css'
import { SignUpSteps } from '../../../components/sign-up/SignUpSteps'
import { useSignUp } from '../../../methods/get-sign-up/hook'
import { Confirmation } from './Confirmation'
import { labels } from './labels'

/** The confirmation, for half an hour on the device that handed the order in; after that the status knows it. */
export function SignUpComplete({ title }: ScreenProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const { data, state } = useSignUp({})
  const submitted = data?.submitted ?? null
  const hasFailed = state === 'Error'
  if (submitted !== null) {
    return (
      <div className={styles.page}>
        <Head title={title} />
        <SignUpSteps current="Complete" />
        <PageTitle>{title}</PageTitle>
        <Confirmation order={submitted} />
      </div>
    )
  }
  const isOpen = data !== undefined && data.signUp !== null
  return (
    <div className={styles.page}>
      <Head title={isOpen ? t('openTitle') : t('overTitle')} status={hasFailed ? 503 : 200} />
      <PageTitle>{data === undefined ? title : t(isOpen ? 'openTitle' : 'overTitle')}</PageTitle>
      {hasFailed ? <PartFailed /> : null}
      {data === undefined && !hasFailed ? (
        <Card>
          <Skeleton shape="text" count={4} label={t('loadingConfirmation')} />
        </Card>
      ) : null}
      {data === undefined ? null : (
        <EmptyState
          title={t(isOpen ? 'openText' : 'overText')}
          action={
            <ButtonLink href={address(isOpen ? '/enroll/review' : '/enrollment-status')}>
              {t(isOpen ? 'openWay' : 'overWay')}
            </ButtonLink>
          }
        />
      )}
    </div>
  )
}
