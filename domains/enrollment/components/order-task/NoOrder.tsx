import { Button, ButtonLink, Notice } from '@porchlight/design-system'
import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { CallUs } from '../../../customer-service/components/CallUs'
import { orderTaskLabels } from './labels'
import { OfferedOrder } from './OfferedOrder'

interface NoOrderProps {
  readonly title: string
  /** Why there is no order; null when nothing in this browser names one. */
  readonly problem: string | null
  /** Whether a new link was just sent. */
  readonly isLinkSent: boolean
}

/** Stands in for a task of an order to a guest who has no way to the order, with the ways that there are. */
export function NoOrder({ title, problem, isLinkSent }: NoOrderProps) {
  if (problem !== 'linkOffered')
    return <WaysToOrder title={title} problem={problem} isLinkSent={isLinkSent} />
  return <OfferedOrder otherwise={<WaysToOrder title={title} problem={null} isLinkSent={isLinkSent} />} />
}

function WaysToOrder({ title, problem, isLinkSent }: NoOrderProps) {
  const t = useLabels(orderTaskLabels)
  const address = useAddress()
  if (isLinkSent) {
    return (
      <FormPage title={t('linkSent')} ways={<CallUs />}>
        <p>{t('linkSentText')}</p>
      </FormPage>
    )
  }
  if (problem === 'linkExpired' || problem === 'linkNotLatest') {
    return (
      <FormPage title={t(problem)} ways={<a href={address('/enrollment-status')}>{t('lookUp')}</a>}>
        <p>{t(`${problem}Text`)}</p>
        <form method="post" action={address('/documents/send-link')}>
          <Button type="submit">{t('sendNewLink')}</Button>
        </form>
      </FormPage>
    )
  }
  return (
    <FormPage
      title={title}
      notice={
        <Notice kind="info" title={t('lookUpFirst')}>
          <p>{t(problem === 'lookUpEnded' ? 'lookUpEndedText' : 'lookUpFirstText')}</p>
        </Notice>
      }
      ways={
        <>
          <a href={address('/login')}>{t('haveLogin')}</a>
          <CallUs />
        </>
      }
    >
      <ButtonLink href={address('/enrollment-status')}>{t('lookUp')}</ButtonLink>
    </FormPage>
  )
}
