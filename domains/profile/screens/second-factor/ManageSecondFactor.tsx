import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useProof } from '../../../getting-in/components/proof/use-proof'
import { Enrolment } from '../../../getting-in/components/second-factor/Enrolment'
import { useListSecondFactors } from '../../methods/list-second-factors/hook'
import { FactorList } from './FactorList'
import { labels } from './labels'

const own = {}

/** Lists one's own second factors, each with a link to remove it, and sets up another one. */
export function ManageSecondFactor({ title }: ScreenProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const proof = useProof()
  const result = useListSecondFactors(own)
  const list = result.data
  const hasSome = list !== undefined && (list.app !== null || list.passkeys.length > 0)
  return (
    <FormPage
      title={title}
      lead={t('lead')}
      notice={
        <>
          {list === undefined && result.state === 'Error' ? <PartFailed /> : null}
          {hasSome ? <FactorList list={list} /> : null}
        </>
      }
      formTitle={hasSome ? t('another') : undefined}
      ways={<a href={address('/profile')}>{t('toProfile')}</a>}
    >
      <Enrolment proof={proof} />
    </FormPage>
  )
}
