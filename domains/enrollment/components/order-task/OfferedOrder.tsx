import { Button, DescriptionList, Notice, Skeleton } from '@porchlight/design-system'
import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useOfferedOrder } from '../../methods/offered-order/hook'
import { offeredOrderLabels } from './offered-order-labels'

interface OfferedOrderProps {
  /** What shows when nothing is offered any more. */
  readonly otherwise: React.ReactNode
}

/** Asks whether the order that a link leads to is the visitor’s: a link alone opens nothing. */
export function OfferedOrder({ otherwise }: OfferedOrderProps) {
  const t = useLabels(offeredOrderLabels)
  const address = useAddress()
  const { data, state } = useOfferedOrder({})
  if (data?.offer === null) return otherwise
  const { name, street, confirmationNumber, replaces } = data?.offer ?? {}
  const items = [
    { term: t('name'), description: name ?? null },
    { term: t('street'), description: street ?? null },
    { term: t('confirmationNumber'), description: confirmationNumber ?? null },
  ]
  return (
    <FormPage
      title={t('title')}
      lead={t('lead')}
      notice={
        replaces === undefined || replaces === null ? undefined : (
          <Notice kind="warning" title={t('another')}>
            <p>{t(replaces)}</p>
          </Notice>
        )
      }
    >
      {state === 'Error' ? <PartFailed /> : null}
      {data === undefined && state !== 'Error' ? <Skeleton shape="card" label={t('loading')} /> : null}
      {data === undefined ? null : (
        <div className={card.stack}>
          <DescriptionList items={items.filter(({ description }) => description !== null)} />
          <PlainForm
            action={address('/order-link')}
            failedTitle={t('failed')}
            submit={t('mine')}
            submitting={t('opening')}
          >
            {() => <input type="hidden" name="choice" value="mine" />}
          </PlainForm>
          <form method="post" action={address('/order-link')}>
            <Button type="submit" variant="secondary" name="choice" value="notMine" wide>
              {t('notMine')}
            </Button>
          </form>
        </div>
      )}
    </FormPage>
  )
}
