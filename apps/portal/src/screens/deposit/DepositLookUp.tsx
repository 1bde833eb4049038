import { LookUpPage } from '../../features/look-up/LookUpPage'
import { useLabels } from '../../shell/page/page-context'
import { labels } from './labels'

/** For a guest whose browser has looked nothing up: the link of a mail opens nothing by itself. */
export function DepositLookUp({ title }: { readonly title: string }) {
  const t = useLabels(labels)
  return (
    <LookUpPage
      title={title}
      lead={t('lookUpLead')}
      path="/enrollment-status"
      submit={t('lookUp')}
      next="deposit"
      login={{ path: '/login?startURL=/deposit', words: t('logIn') }}
    />
  )
}
